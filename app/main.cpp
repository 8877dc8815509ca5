// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window program. It reads the command line and starts; everything else is Context's.

#include <cstdio>
#include <memory>

#include <QApplication>
#include <QCommandLineParser>

#include "app/Context.h"

namespace {

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Workbench for the definiteness of patent claims."));
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QStringLiteral("A project to open (.metes), or claims to import (.jsonl, .jsonl.gz, .json)."),
        QStringLiteral("[file...]"));
    parser.addOption({QStringLiteral("lang"),
                      QStringLiteral("Speak this language in this session: en, de or fr."),
                      QStringLiteral("language")});
    parser.addHelpOption();
    parser.addVersionOption();
}

bool asksForWords(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument(argv[i]);
        if (argument == "-h" || argument == "--help" || argument == "-v"
            || argument == "--version") {
            return true;
        }
    }
    return false;
}

/// The application, without a display where only words are asked for.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv)
{
    if (asksForWords(argc, argv)) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    return std::make_unique<QApplication>(argc, argv);
}

}  // namespace

int main(int argc, char** argv)
{
    // The settings file is org.metes/metes.conf in the user's configuration folder.
    QCoreApplication::setOrganizationName(QStringLiteral("org.metes"));
    QCoreApplication::setApplicationName(QStringLiteral("metes"));
    QCoreApplication::setApplicationVersion(QStringLiteral(METES_VERSION));
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);

    QCommandLineParser parser;
    describe(parser);
    parser.process(*application);  // answers --help and --version, refuses what is unknown

    auto* gui = qobject_cast<QApplication*>(application.get());
    if (!gui) {
        return 0;
    }
    QGuiApplication::setDesktopFileName(QStringLiteral("org.metes.Metes"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Metes"));
    metes::Context context(*gui,
                           {parser.positionalArguments(), parser.value(QStringLiteral("lang"))});
    context.start();
    return QApplication::exec();
}
