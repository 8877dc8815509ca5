# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -DSOURCE=... -DTARGET=... -DHEADER=... -DFUNCTION=...: writes a C++ source with a function
# of namespace metes that returns the text of a small file.
file(READ "${SOURCE}" text)
file(WRITE "${TARGET}.new" "#include \"${HEADER}\"

namespace metes {

std::string_view ${FUNCTION}()
{
    return R\"embedded(${text})embedded\";
}

}  // namespace metes
")
file(COPY_FILE "${TARGET}.new" "${TARGET}" ONLY_IF_DIFFERENT)
