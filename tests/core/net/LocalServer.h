// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A web server on 127.0.0.1 for tests, on a thread of its own, that can misbehave in every way a
// real one does.

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

class QObject;
class QTcpServer;
class QTcpSocket;
class QThread;

namespace metes::test {

struct ServedRequest {
    std::string method;
    std::string path;                            ///< with its query
    std::map<std::string, std::string> headers;  ///< names in lower case
    std::string body;

    bool has(const std::string& header) const { return headers.count(header) > 0; }
};

enum class Fault {
    None,
    CloseUnanswered,  ///< reads the request and closes
    Silent,           ///< reads the request and keeps the connection open
    Cut,              ///< half of the body, then closes
    CutChunk,         ///< the same with chunked coding
    Stall,            ///< half of the body, then nothing
    Endless           ///< the body again and again
};

struct ServedAnswer {
    int status = 200;
    std::string body;
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers;
    Fault fault = Fault::None;
};

class LocalServer {
public:
    /// Called on the server's thread, for one request after another.
    using Handler = std::function<ServedAnswer(const ServedRequest&)>;

    explicit LocalServer(Handler handler);
    /// With a server of another kind, as QSslServer.
    LocalServer(Handler handler, std::unique_ptr<QTcpServer> server);
    ~LocalServer();
    LocalServer(const LocalServer&) = delete;
    LocalServer& operator=(const LocalServer&) = delete;

    int port() const { return m_port; }
    /// "http://127.0.0.1:PORT".
    std::string url() const;
    std::vector<ServedRequest> requests() const;
    /// How many requests for that path.
    int count(const std::string& path) const;
    void forget();

private:
    void read(QTcpSocket& socket);
    void write(QTcpSocket& socket, const ServedAnswer& answer);

    Handler m_handler;
    int m_port = 0;
    std::unique_ptr<QThread> m_thread;
    QTcpServer* m_server = nullptr;  // on the thread
    std::map<QTcpSocket*, std::string> m_received;
    mutable std::mutex m_mutex;
    std::vector<ServedRequest> m_requests;
};

}  // namespace metes::test
