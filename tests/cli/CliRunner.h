// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs the built metes-cli as its users do.

#include "tests/core/ProjectFixture.h"

#include <QProcess>

#include <functional>
#include <string>
#include <vector>

namespace metes::test {

struct CliResult {
    int status = -1;
    std::string out;
    std::string err;

    Json json() const { return Json::parse(out); }
};

/// `inChild` runs in the child before the program starts. The status is -1 when it cannot be
/// started: the child may have become somebody who has no access to the build.
inline CliResult runCli(const std::vector<std::string>& arguments,
                        const std::function<void()>& inChild = {})
{
    QProcess process;
    QStringList list;
    for (const std::string& argument : arguments) {
        list << QString::fromStdString(argument);
    }
    if (inChild) {
        process.setChildProcessModifier(inChild);
    }
    process.start(QStringLiteral(METES_CLI), list);
    if (!process.waitForStarted()) {
        return {};
    }
    if (!process.waitForFinished(60000)) {
        qFatal("metes-cli does not end");
    }
    CliResult result;
    result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    result.out = process.readAllStandardOutput().toStdString();
    result.err = process.readAllStandardError().toStdString();
    return result;
}

/// A folder and a project in it that metes-cli made and filled.
class CliProject {
public:
    explicit CliProject(const std::string& records = {})
    {
        expect(runCli({"new", project()}));
        if (!records.empty()) {
            writeFile(path("records.jsonl"), records);
            expect(runCli({"import", project(), path("records.jsonl")}));
        }
    }

    std::string path(const std::string& name) const
    {
        return m_folder.path().toStdString() + "/" + name;
    }
    std::string project() const { return path("project.metes"); }
    bool isClean() const { return runCli({"check", project()}).status == 0; }

private:
    static void expect(const CliResult& result)
    {
        if (result.status != 0) {
            qFatal("%s", result.err.c_str());
        }
    }

    QTemporaryDir m_folder;
};

}  // namespace metes::test
