// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <optional>
#include <string>

namespace metes {

/// Where secrets are kept, by service and name.
class SecretStore {
public:
    virtual ~SecretStore() = default;
    /// Nothing when there is none of that name.
    virtual Result<std::optional<std::string>>
    read(const std::string& service, const std::string& name, Progress& progress) = 0;
    virtual Result<void> write(const std::string& service, const std::string& name,
                               const std::string& secret, Progress& progress) = 0;
    /// Removing what is not there is no failure.
    virtual Result<void> remove(const std::string& service, const std::string& name,
                                Progress& progress) = 0;
};

/// The keychain of the desktop. Waits as long as the person takes to unlock it, until cancelled.
/// NotFound when no keychain service answers in this session. Needs a QCoreApplication.
class Keychain final : public SecretStore {
public:
    Result<std::optional<std::string>> read(const std::string& service, const std::string& name,
                                            Progress& progress) override;
    Result<void> write(const std::string& service, const std::string& name,
                       const std::string& secret, Progress& progress) override;
    Result<void> remove(const std::string& service, const std::string& name,
                        Progress& progress) override;
};

/// What the environment variable says, or else what the store holds. Nothing when neither has it; a
/// missing keychain service counts as not having it.
Result<std::optional<std::string>> findSecret(const char* environmentVariable, SecretStore& store,
                                              const std::string& service, const std::string& name,
                                              Progress& progress);

}  // namespace metes
