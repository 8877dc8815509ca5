# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Where an installed Metes puts its files, and the Debian package.
include(GNUInstallDirs)

set(metes_programs metes)
if(TARGET metes-cli)
    list(APPEND metes_programs metes-cli)
endif()
install(TARGETS ${metes_programs} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES packaging/org.metes.Metes.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES packaging/org.metes.Metes.metainfo.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES packaging/mime/org.metes.Metes.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages")
# The desktop looks an icon up by the application's id.
install(FILES resources/icons/app.svg
        DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps" RENAME org.metes.Metes.svg)

# Manual pages, packed as Debian wants them: without name and time in the gzip header.
find_program(METES_GZIP gzip)
foreach(program IN LISTS metes_programs)
    set(page "${CMAKE_SOURCE_DIR}/packaging/man/${program}.1")
    if(METES_GZIP)
        set(packed "${CMAKE_BINARY_DIR}/${program}.1.gz")
        add_custom_command(OUTPUT "${packed}" COMMAND "${METES_GZIP}" -9nc "${page}" > "${packed}"
                           DEPENDS "${page}" VERBATIM)
        list(APPEND packed_pages "${packed}")
        set(page "${packed}")
    endif()
    install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
endforeach()
if(packed_pages)
    add_custom_target(metes_man ALL DEPENDS ${packed_pages})
endif()

install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/metes" RENAME copyright)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME metes)
set(CPACK_PACKAGE_VENDOR "The Metes authors")
set(CPACK_PACKAGE_CONTACT "The Metes authors <metes@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The icons and the German and French words of Qt are plugins and data that no linker sees.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, fonts-noto-core")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Shows patent claims side by side with the office action that rejected them,
every recited phrase highlighted in both texts, and keeps what people correct
and validate as decisions in one project file. Works without a network.")
include(CPack)
