// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/SchemaCheck.h"

#include <exception>
#include <string>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>
#pragma GCC diagnostic pop

namespace metes {

Result<void> checkSchema(const Json& document, std::string_view schemaText)
{
    const auto schemaJson = parseJson(schemaText);
    if (!schemaJson) {
        return passOn(schemaJson);
    }
    try {
        valijson::Schema schema;
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(*schemaJson), schema);
        valijson::Validator validator;
        valijson::ValidationResults results;
        const valijson::adapters::NlohmannJsonAdapter target(document);
        if (validator.validate(schema, target, &results)) {
            return {};
        }
        // The last error is the innermost: it names the field that is wrong.
        valijson::ValidationResults::Error error;
        std::string place;
        std::string why;
        while (results.popError(error)) {
            std::string path;
            for (const std::string& part : error.context) {
                path += part;
            }
            if (path.size() >= place.size()) {
                place = path;
                why = error.description;
            }
        }
        return fail(ErrorCode::InvalidInput, place + ": " + why);
    } catch (const std::exception& exception) {
        return fail(ErrorCode::Internal, "the schema cannot be used", exception.what());
    }
}

}  // namespace metes
