// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/Languages.h"
#include "ui/settings/Settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace metes;

class tst_Settings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void firstValues();
    void valuesSurviveTheProgram();
    void damagedValuesFallBack();
    void recentProjectsAreLatestFirstAndTen();
    void recentProjectsCanBeRemoved();
    void projectsHaveTheirOwnValues();
    void projectsAreStoredWhenTheyRest();
    void projectsAreStoredAtTheEnd();
    void annotatorIsNeverEmpty();
    void changesAreAnnounced();
    void language_data();
    void language();

private:
    /// The settings as a later start of the program reads them from the file.
    template<typename Read>
    auto afterRestart(Read read)
    {
        m_store->sync();
        QSettings store(m_store->fileName(), QSettings::IniFormat);
        return read(Settings(store));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<Settings> m_settings;
};

void tst_Settings::init()
{
    m_settings.reset();
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("metes.conf")),
                                          QSettings::IniFormat);
    m_settings = std::make_unique<Settings>(*m_store);
}

void tst_Settings::firstValues()
{
    qputenv("USER", "mk");
    QCOMPARE(m_settings->themeMode(), Theme::Mode::System);
    QCOMPARE(m_settings->readingSize(), 15);
    QCOMPARE(m_settings->annotator(), QStringLiteral("mk"));
    QVERIFY(!m_settings->device().isEmpty());
    QVERIFY(!m_settings->isQueueCollapsed());
    QVERIFY(!m_settings->isIntroductionSeen());
    QVERIFY(m_settings->recentProjects().isEmpty());
    QVERIFY(m_settings->windowGeometry().isEmpty());
}

void tst_Settings::valuesSurviveTheProgram()
{
    const QByteArray geometry("\x00\x01\xff", 3);
    m_settings->setThemeMode(Theme::Mode::Dark);
    m_settings->setReadingSize(19);
    m_settings->setLanguage(QStringLiteral("de"));
    m_settings->setWindowGeometry(geometry);
    m_settings->setSplitterState(QStringLiteral("review"), geometry);
    m_settings->setQueueCollapsed(true);
    m_settings->setIntroductionSeen(true);
    m_settings->setLastPage(QStringLiteral("review"));
    m_settings->setAnnotator(QStringLiteral("Zoë"));
    m_settings->setLastProject(QStringLiteral("/ä/ö.metes"));
    m_settings->setChangedKeys(
        {{QStringLiteral("next-claim"), {QStringLiteral("Ctrl+J"), QStringLiteral(",")}}});

    QCOMPARE(afterRestart([](const Settings& s) { return s.themeMode(); }), Theme::Mode::Dark);
    QCOMPARE(afterRestart([](const Settings& s) { return s.readingSize(); }), 19);
    QCOMPARE(afterRestart([](const Settings& s) { return s.language(); }), QStringLiteral("de"));
    QCOMPARE(afterRestart([](const Settings& s) { return s.windowGeometry(); }), geometry);
    QCOMPARE(
        afterRestart([](const Settings& s) { return s.splitterState(QStringLiteral("review")); }),
        geometry);
    QVERIFY(afterRestart([](const Settings& s) {
                return s.splitterState(QStringLiteral("other"));
            }).isEmpty());
    QVERIFY(afterRestart([](const Settings& s) { return s.isQueueCollapsed(); }));
    QVERIFY(afterRestart([](const Settings& s) { return s.isIntroductionSeen(); }));
    QCOMPARE(afterRestart([](const Settings& s) { return s.lastPage(); }),
             QStringLiteral("review"));
    QCOMPARE(afterRestart([](const Settings& s) { return s.annotator(); }), QStringLiteral("Zoë"));
    QCOMPARE(afterRestart([](const Settings& s) { return s.lastProject(); }),
             QStringLiteral("/ä/ö.metes"));
    const auto keys = afterRestart([](const Settings& s) { return s.changedKeys(); });
    QCOMPARE(keys.size(), std::size_t(1));
    QCOMPARE(keys.at(QStringLiteral("next-claim")),
             QStringList({QStringLiteral("Ctrl+J"), QStringLiteral(",")}));
}

void tst_Settings::damagedValuesFallBack()
{
    m_store->setValue(QStringLiteral("appearance/theme"), QStringLiteral("purple"));
    m_store->setValue(QStringLiteral("appearance/readingSize"), 400);
    QCOMPARE(m_settings->themeMode(), Theme::Mode::System);
    QCOMPARE(m_settings->readingSize(), 28);
    m_store->setValue(QStringLiteral("appearance/readingSize"), QStringLiteral("x"));
    QCOMPARE(m_settings->readingSize(), 15);
}

void tst_Settings::recentProjectsAreLatestFirstAndTen()
{
    for (int i = 1; i <= 12; ++i) {
        m_settings->addRecentProject(QStringLiteral("/p%1.metes").arg(i));
    }
    QCOMPARE(m_settings->recentProjects().size(), 10);
    QCOMPARE(m_settings->recentProjects().first(), QStringLiteral("/p12.metes"));
    QCOMPARE(m_settings->recentProjects().last(), QStringLiteral("/p3.metes"));

    m_settings->addRecentProject(QStringLiteral("/p5.metes"));
    QCOMPARE(m_settings->recentProjects().size(), 10);
    QCOMPARE(m_settings->recentProjects().first(), QStringLiteral("/p5.metes"));
    QCOMPARE(m_settings->recentProjects().count(QStringLiteral("/p5.metes")), 1);
}

void tst_Settings::recentProjectsCanBeRemoved()
{
    m_settings->addRecentProject(QStringLiteral("/a.metes"));
    m_settings->addRecentProject(QStringLiteral("/b.metes"));
    m_settings->removeRecentProject(QStringLiteral("/b.metes"));
    QCOMPARE(m_settings->recentProjects(), QStringList{QStringLiteral("/a.metes")});
    m_settings->clearRecentProjects();
    QVERIFY(m_settings->recentProjects().isEmpty());
}

void tst_Settings::projectsHaveTheirOwnValues()
{
    const QString a = QStringLiteral("/a/b=c;d.metes");
    const QString b = QStringLiteral("/a/b.metes");
    m_settings->setLastClaim(a, QStringLiteral("16204118/7"));
    m_settings->setSearchText(a, QStringLiteral("candidate phrases"));
    m_settings->setQueueFilter(b, QStringLiteral("unseen"));
    QCOMPARE(m_settings->lastClaim(a), QStringLiteral("16204118/7"));
    QCOMPARE(m_settings->searchText(a), QStringLiteral("candidate phrases"));
    QVERIFY(m_settings->lastClaim(b).isEmpty());
    QVERIFY(m_settings->queueFilter(a).isEmpty());
    QCOMPARE(m_settings->queueFilter(b), QStringLiteral("unseen"));
}

void tst_Settings::projectsAreStoredWhenTheyRest()
{
    const QString project = QStringLiteral("/a.metes");
    for (const char* claim : {"16204118/6", "16204118/7"}) {
        m_settings->setLastClaim(project, QString::fromLatin1(claim));
    }
    QCOMPARE(m_settings->lastClaim(project), QStringLiteral("16204118/7"));
    QVERIFY(m_store->allKeys().isEmpty());
    auto* rest = m_settings->findChild<QTimer*>();
    QVERIFY(rest->isActive());
    rest->start(0);
    QTRY_COMPARE(m_store->allKeys().size(), 1);
    QCOMPARE(afterRestart([&](const Settings& s) { return s.lastClaim(project); }),
             QStringLiteral("16204118/7"));
}

void tst_Settings::projectsAreStoredAtTheEnd()
{
    const QString project = QStringLiteral("/a.metes");
    m_settings->setLastClaim(project, QStringLiteral("16204118/7"));
    m_settings.reset();
    QCOMPARE(afterRestart([&](const Settings& s) { return s.lastClaim(project); }),
             QStringLiteral("16204118/7"));
}

void tst_Settings::annotatorIsNeverEmpty()
{
    qputenv("USER", "mk");
    m_settings->setAnnotator(QStringLiteral("  "));
    QCOMPARE(m_settings->annotator(), QStringLiteral("mk"));
    for (const char* name : {"USER", "LOGNAME"}) {
        qunsetenv(name);
    }
    // The password file knows who this is, or there is a name all the same.
    QVERIFY(!m_settings->annotator().isEmpty());
}

void tst_Settings::changesAreAnnounced()
{
    QSignalSpy annotator(m_settings.get(), &Settings::annotatorChanged);
    QSignalSpy recent(m_settings.get(), &Settings::recentProjectsChanged);
    QSignalSpy queue(m_settings.get(), &Settings::queueCollapsedChanged);
    m_settings->setAnnotator(QStringLiteral("anna"));
    m_settings->setAnnotator(QStringLiteral(" anna "));  // the same name
    m_settings->addRecentProject(QStringLiteral("/a.metes"));
    m_settings->removeRecentProject(QStringLiteral("/unknown.metes"));
    m_settings->setQueueCollapsed(false);  // as it was
    m_settings->setQueueCollapsed(true);
    QCOMPARE(annotator.size(), 1);
    QCOMPARE(annotator.first().first().toString(), QStringLiteral("anna"));
    QCOMPARE(recent.size(), 1);
    QCOMPARE(queue.size(), 1);
}

void tst_Settings::language_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("the choice wins") << "fr"
                                     << "de_DE"
                                     << "fr";
    QTest::newRow("a choice with region") << "de_AT"
                                          << "en_US"
                                          << "de";
    QTest::newRow("follows the system") << ""
                                        << "de_CH"
                                        << "de";
    QTest::newRow("unknown system") << ""
                                    << "pl_PL"
                                    << "en";
    QTest::newRow("unknown choice") << "xx"
                                    << "fr_FR"
                                    << "fr";
    QTest::newRow("C locale") << ""
                              << "C"
                              << "en";
}

void tst_Settings::language()
{
    QFETCH(QString, choice);
    QFETCH(QString, system);
    QFETCH(QString, spoken);
    QCOMPARE(effectiveLanguage(choice, system), spoken);
}

QTEST_GUILESS_MAIN(tst_Settings)
#include "tst_Settings.moc"
