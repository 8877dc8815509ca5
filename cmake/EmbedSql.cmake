# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -DSOURCE_FOLDER=... -DTARGET=...: writes a C++ source that holds the numbered migrations.
file(GLOB migrations "${SOURCE_FOLDER}/[0-9][0-9][0-9].sql")
list(SORT migrations)
set(rows "")
foreach(file IN LISTS migrations)
    get_filename_component(name "${file}" NAME_WE)
    string(REGEX REPLACE "^0+" "" version "${name}")
    file(READ "${file}" sql)
    string(APPEND rows "        {${version}, R\"sql(${sql})sql\"},\n")
endforeach()
file(WRITE "${TARGET}.new" "#include \"core/store/Database.h\"

namespace metes {

const std::vector<Migration>& releasedMigrations()
{
    static const std::vector<Migration> kMigrations{
${rows}    };
    return kMigrations;
}

}  // namespace metes
")
file(COPY_FILE "${TARGET}.new" "${TARGET}" ONLY_IF_DIFFERENT)
