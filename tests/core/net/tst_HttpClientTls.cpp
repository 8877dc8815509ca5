// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/HttpClient.h"
#include "tests/core/net/LocalServer.h"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTest>

using namespace metes;
using namespace metes::test;

namespace {

template<typename Write>
QByteArray pem(Write write)
{
    BIO* const memory = BIO_new(BIO_s_mem());
    write(memory);
    char* data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    const QByteArray text(data, size);
    BIO_free(memory);
    return text;
}

/// A server's configuration with a certificate for 127.0.0.1 that nobody but itself has signed.
QSslConfiguration selfSigned()
{
    EVP_PKEY* const key = EVP_EC_gen("P-256");
    X509* const certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -3600);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
    X509_NAME* const name = X509_get_subject_name(certificate);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("127.0.0.1"), -1, -1, 0);
    X509_set_issuer_name(certificate, name);
    X509_set_pubkey(certificate, key);
    X509_sign(certificate, key, EVP_sha256());
    const QByteArray certificatePem =
        pem([&](BIO* memory) { PEM_write_bio_X509(memory, certificate); });
    const QByteArray keyPem = pem([&](BIO* memory) {
        PEM_write_bio_PrivateKey(memory, key, nullptr, nullptr, 0, nullptr, nullptr);
    });
    X509_free(certificate);
    EVP_PKEY_free(key);
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(certificatePem));
    configuration.setPrivateKey(QSslKey(keyPem, QSsl::Ec));
    return configuration;
}

}  // namespace

class tst_HttpClientTls : public QObject {
    Q_OBJECT

private slots:
    void trustsNoCertificateThatNobodySigned();
};

void tst_HttpClientTls::trustsNoCertificateThatNobodySigned()
{
    auto tls = std::make_unique<QSslServer>();
    tls->setSslConfiguration(selfSigned());
    LocalServer server(
        [](const ServedRequest&) {
            ServedAnswer answer;
            answer.body = "taken";
            return answer;
        },
        std::move(tls));
    HttpClient client;
    NoProgress progress;
    HttpRequest request;
    request.url = "https://127.0.0.1:" + std::to_string(server.port()) + "/";
    request.headers = {{"X-API-KEY", "the-secret-key", HeaderKind::Secret}};
    const auto response = client.send(request, progress);
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InvalidInput);
    const std::string said = describe(response.error());
    QVERIFY2(said.find("no trusted connection to https://127.0.0.1:") != std::string::npos,
             said.c_str());
    QVERIFY2(said.find("self-signed") != std::string::npos, said.c_str());
    // Not a word was said before the certificate was looked at.
    QVERIFY(server.requests().empty());
}

QTEST_GUILESS_MAIN(tst_HttpClientTls)
#include "tst_HttpClientTls.moc"
