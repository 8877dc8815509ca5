// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Liblinear.h"

#include <linear.h>

#include <memory>

namespace metes {

namespace {

struct ModelDeleter {
    void operator()(model* trained) const { free_and_destroy_model(&trained); }
};

/// The rows in LIBLINEAR's form: pairs of index (from 1) and value, zeros left out, the bias as
/// the last column, -1 at the end.
class Rows {
public:
    explicit Rows(const Design& design)
    {
        const auto bias = static_cast<int>(design.columns()) + 1;
        std::vector<std::size_t> starts;
        for (std::size_t r = 0; r < design.rows(); ++r) {
            starts.push_back(m_nodes.size());
            addSparse(design, r);
            addDense(design, r);
            m_nodes.push_back({bias, 1});
            m_nodes.push_back({-1, 0});
        }
        for (const std::size_t start : starts) {
            m_rows.push_back(m_nodes.data() + start);
        }
    }

    feature_node** data() { return m_rows.data(); }

private:
    void addSparse(const Design& design, std::size_t r)
    {
        if (design.sparse.columns == 0) {
            return;
        }
        for (std::size_t i = design.sparse.rowStarts[r]; i < design.sparse.rowStarts[r + 1]; ++i) {
            m_nodes.push_back(
                {static_cast<int>(design.sparse.columnOf[i]) + 1, design.sparse.values[i]});
        }
    }

    void addDense(const Design& design, std::size_t r)
    {
        for (std::size_t c = 0; c < design.dense.columns; ++c) {
            const double value = design.dense.row(r)[c];
            if (value != 0) {
                m_nodes.push_back({static_cast<int>(design.sparse.columns + c) + 1, value});
            }
        }
    }

    std::vector<feature_node> m_nodes;
    std::vector<feature_node*> m_rows;
};

}  // namespace

Result<Fit> fitWithLiblinear(const Design& design, std::span<const std::uint8_t> positive,
                             const RegressionOptions& options)
{
    set_print_string_function([](const char*) {});
    Rows rows(design);
    std::vector<double> labels;
    for (const std::uint8_t label : positive) {
        labels.push_back(label != 0 ? 1 : -1);
    }
    problem task{};
    task.l = static_cast<int>(design.rows());
    task.n = static_cast<int>(design.columns()) + 1;
    task.y = labels.data();
    task.x = rows.data();
    task.bias = 1;
    parameter settings{};
    settings.solver_type = L2R_LR;
    settings.C = options.cost;
    settings.eps = options.tolerance;
    if (const char* complaint = check_parameter(&task, &settings)) {
        return fail(ErrorCode::InvalidArgument, "LIBLINEAR refuses the settings", complaint);
    }
    const std::unique_ptr<model, ModelDeleter> trained(train(&task, &settings));
    // The weights speak for the class that LIBLINEAR lists first.
    const double sign = trained->label[0] > 0 ? 1 : -1;
    Fit fit;
    for (std::size_t c = 0; c < design.columns(); ++c) {
        fit.model.weights.push_back(sign * trained->w[c]);
    }
    fit.model.intercept = sign * trained->w[design.columns()];
    fit.objective = regressionObjective(fit.model, design, positive, options);
    return fit;
}

}  // namespace metes
