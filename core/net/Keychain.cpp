// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Keychain.h"

#include "core/net/WorkerThread.h"

#include <qt6keychain/keychain.h>

#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>

namespace metes {

namespace {

struct KeychainOutcome {
    std::mutex mutex;
    std::condition_variable changed;
    bool ended = false;
    QKeychain::Error error = QKeychain::NoError;
    std::string words;
    std::string secret;
};

Error keychainError(const KeychainOutcome& outcome)
{
    switch (outcome.error) {
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
    case QKeychain::OtherError:  // of libsecret: no session bus, nobody on it
        return {ErrorCode::NotFound, "no keychain service answers in this session", outcome.words};
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return {ErrorCode::ReadOnly, "the keychain does not give access", outcome.words};
    default: return {ErrorCode::InputOutput, "the keychain failed", outcome.words};
    }
}

/// Runs a job on a thread of its own and takes what it says.
template<typename Job, typename Prepare, typename Take>
Result<std::shared_ptr<KeychainOutcome>> runJob(const std::string& service, const std::string& name,
                                                Progress& progress, Prepare prepare, Take take)
{
    const auto outcome = std::make_shared<KeychainOutcome>();
    WorkerThread thread("metes-keychain");
    thread.post([=] {
        auto* const job = new Job(QString::fromStdString(service));
        job->setAutoDelete(true);
        job->setKey(QString::fromStdString(name));
        prepare(*job);
        QObject::connect(job, &QKeychain::Job::finished, job, [=](QKeychain::Job*) {
            const std::lock_guard lock(outcome->mutex);
            outcome->error = job->error();
            outcome->words = job->errorString().toStdString();
            take(*job, *outcome);
            outcome->ended = true;
            outcome->changed.notify_all();
        });
        job->start();
    });
    std::unique_lock lock(outcome->mutex);
    while (!outcome->changed.wait_for(lock, std::chrono::milliseconds(20),
                                      [&] { return outcome->ended; })) {
        lock.unlock();
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        lock.lock();
    }
    if (outcome->error != QKeychain::NoError && outcome->error != QKeychain::EntryNotFound) {
        return tl::unexpected<Error>(keychainError(*outcome));
    }
    return outcome;
}

constexpr auto kNothing = [](auto&&...) {};

}  // namespace

Result<std::optional<std::string>> Keychain::read(const std::string& service,
                                                  const std::string& name, Progress& progress)
{
    const auto outcome = runJob<QKeychain::ReadPasswordJob>(
        service, name, progress, kNothing,
        [](const QKeychain::ReadPasswordJob& job, KeychainOutcome& found) {
            found.secret = job.textData().toStdString();
        });
    if (!outcome) {
        return passOn(outcome);
    }
    if ((*outcome)->error == QKeychain::EntryNotFound) {
        return std::nullopt;
    }
    return (*outcome)->secret;
}

Result<void> Keychain::write(const std::string& service, const std::string& name,
                             const std::string& secret, Progress& progress)
{
    const auto outcome = runJob<QKeychain::WritePasswordJob>(
        service, name, progress,
        [secret](QKeychain::WritePasswordJob& job) {
            job.setTextData(QString::fromStdString(secret));
        },
        kNothing);
    if (!outcome) {
        return passOn(outcome);
    }
    return {};
}

Result<void> Keychain::remove(const std::string& service, const std::string& name,
                              Progress& progress)
{
    const auto outcome =
        runJob<QKeychain::DeletePasswordJob>(service, name, progress, kNothing, kNothing);
    if (!outcome) {
        return passOn(outcome);
    }
    return {};
}

Result<std::optional<std::string>> findSecret(const char* environmentVariable, SecretStore& store,
                                              const std::string& service, const std::string& name,
                                              Progress& progress)
{
    if (const char* const value = std::getenv(environmentVariable); value && *value) {
        return std::string(value);
    }
    auto found = store.read(service, name, progress);
    if (!found && found.error().code == ErrorCode::NotFound) {
        return std::nullopt;
    }
    return found;
}

}  // namespace metes
