<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionWords</name>
    <message>
        <source>Non-final</source>
        <translation>nicht endgültig</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>para. %1</source>
        <translation>Abs. %1</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Antecedent basis</source>
        <translation>Bezug ohne Grundlage</translation>
    </message>
    <message>
        <source>Undefined term</source>
        <translation>Unbestimmter Begriff</translation>
    </message>
    <message>
        <source>Relative term</source>
        <translation>Relativer Begriff</translation>
    </message>
    <message>
        <source>Exemplary phrasing</source>
        <translation>Beispielhafte Formulierung</translation>
    </message>
    <message>
        <source>Functional claiming</source>
        <translation>Funktionale Beanspruchung</translation>
    </message>
    <message>
        <source>Contradicting limitations</source>
        <translation>Widersprüchliche Merkmale</translation>
    </message>
    <message>
        <source>Omission of essentials</source>
        <translation>Wesentliches fehlt</translation>
    </message>
    <message>
        <source>Dependence</source>
        <translation>Abhängigkeit</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Refers to something that was not clearly introduced before.</source>
        <translation>Bezieht sich auf etwas, das vorher nicht eindeutig eingeführt wurde.</translation>
    </message>
    <message>
        <source>Uses a term without a clear, accepted meaning.</source>
        <translation>Verwendet einen Begriff ohne klare, anerkannte Bedeutung.</translation>
    </message>
    <message>
        <source>Uses a term of degree without a standard to measure it by.</source>
        <translation>Verwendet einen Gradbegriff ohne Maßstab.</translation>
    </message>
    <message>
        <source>Gives an example and leaves open whether it limits the claim.</source>
        <translation>Nennt ein Beispiel und lässt offen, ob es den Anspruch beschränkt.</translation>
    </message>
    <message>
        <source>Claims a function without a structure that performs it.</source>
        <translation>Beansprucht eine Funktion ohne eine Struktur, die sie erfüllt.</translation>
    </message>
    <message>
        <source>Contains limitations that exclude each other.</source>
        <translation>Enthält Merkmale, die einander ausschließen.</translation>
    </message>
    <message>
        <source>Leaves out an essential element, step or link.</source>
        <translation>Lässt ein wesentliches Element, einen Schritt oder eine Verbindung aus.</translation>
    </message>
    <message>
        <source>Depends on a claim that is itself indefinite.</source>
        <translation>Hängt von einem Anspruch ab, der selbst unklar ist.</translation>
    </message>
    <message>
        <source>None of the other categories.</source>
        <translation>Keine der anderen Kategorien.</translation>
    </message>
</context>
<context>
    <name>ClaimChart</name>
    <message>
        <source>Not in these words: %1</source>
        <translation>Nicht in diesen Worten: %1</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Merkmalstabelle</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Support in the description</source>
        <translation>Stütze in der Beschreibung</translation>
    </message>
</context>
<context>
    <name>ExamineReport</name>
    <message>
        <source>Definiteness of the claims</source>
        <translation>Klarheit der Ansprüche</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n claim(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n Anspruch</numerusform>
            <numerusform>%1 · %2 · %n Ansprüche</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by rules on this machine; nothing was sent anywhere. High and medium are what a careful reader would want to see, low is debatable, a note explains. Sections are those of the Manual of Patent Examining Procedure.</source>
        <translation>Durch Regeln auf diesem Rechner gefunden; nichts wurde irgendwohin gesendet. Hoch und mittel ist, was ein sorgfältiger Leser sehen will, niedrig ist strittig, ein Hinweis erklärt. Die Abschnitte sind die des Manual of Patent Examining Procedure.</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>See %1</source>
        <translation>Siehe %1</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <translation>Vorschlag: %1</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Terms that the description never says</source>
        <translation>Begriffe, die in der Beschreibung nie stehen</translation>
    </message>
    <message>
        <source>first in claim %1</source>
        <translation>zuerst in Anspruch %1</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Merkmalstabelle</translation>
    </message>
    <message>
        <source>Each element of the claims and the paragraphs of the description that use most of its terms.</source>
        <translation>Jedes Merkmal der Ansprüche und die Absätze der Beschreibung, die die meisten seiner Begriffe verwenden.</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>No label</source>
        <translation>Ohne Einstufung</translation>
    </message>
    <message>
        <source>No split</source>
        <translation>Ohne Aufteilung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Another split</source>
        <translation>Andere Aufteilung</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Commented</source>
        <translation>Kommentiert</translation>
    </message>
    <message>
        <source>With a quote that is not in the claim</source>
        <translation>Mit einem Zitat, das nicht im Anspruch steht</translation>
    </message>
    <message>
        <source>Only application %1</source>
        <translation>Nur Anmeldung %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Angeführt von</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter aufheben</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>No antecedent basis</source>
        <translation>Bezug ohne Grundlage</translation>
    </message>
    <message>
        <source>Several introductions</source>
        <translation>Mehrere Einführungen</translation>
    </message>
    <message>
        <source>Used before introduced</source>
        <translation>Vor der Einführung verwendet</translation>
    </message>
    <message>
        <source>Introduced twice</source>
        <translation>Zweimal eingeführt</translation>
    </message>
    <message>
        <source>Modifier added</source>
        <translation>Beiwort hinzugefügt</translation>
    </message>
    <message>
        <source>Singular and plural</source>
        <translation>Einzahl und Mehrzahl</translation>
    </message>
    <message>
        <source>Another kind than its parent</source>
        <translation>Andere Kategorie als der Oberanspruch</translation>
    </message>
    <message>
        <source>Missing article</source>
        <translation>Artikel fehlt</translation>
    </message>
    <message>
        <source>Term drift</source>
        <translation>Wechselnder Begriff</translation>
    </message>
    <message>
        <source>Inherent part</source>
        <translation>Inhärenter Teil</translation>
    </message>
    <message>
        <source>Unexplained acronym</source>
        <translation>Unerklärte Abkürzung</translation>
    </message>
    <message>
        <source>Relative term</source>
        <translation>Relativer Begriff</translation>
    </message>
    <message>
        <source>Subjective term</source>
        <translation>Subjektiver Begriff</translation>
    </message>
    <message>
        <source>Exemplary phrasing</source>
        <translation>Beispielhafte Formulierung</translation>
    </message>
    <message>
        <source>Open-ended wording</source>
        <translation>Offene Formulierung</translation>
    </message>
    <message>
        <source>Optional language</source>
        <translation>Fakultative Formulierung</translation>
    </message>
    <message>
        <source>Trademark</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Means plus function</source>
        <translation>Mittel plus Funktion</translation>
    </message>
    <message>
        <source>Negative limitation</source>
        <translation>Negatives Merkmal</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Transition phrase</source>
        <translation>Übergangswendung</translation>
    </message>
    <message>
        <source>Dependency</source>
        <translation>Abhängigkeit</translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation>Nummerierung</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Zeichensetzung</translation>
    </message>
    <message>
        <source>Duplicate claim</source>
        <translation>Doppelter Anspruch</translation>
    </message>
    <message>
        <source>Lost claim number</source>
        <translation>Verlorene Anspruchsnummer</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Not in the description</source>
        <translation>Nicht in der Beschreibung</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>%1 · MPEP %2</source>
        <comment>claim, section</comment>
        <translation>%1 · MPEP %2</translation>
    </message>
    <message>
        <source>%1: no introduction in claim %2</source>
        <translation>%1: keine Einführung in Anspruch %2</translation>
    </message>
    <message>
        <source>“%1” in claim %2</source>
        <translation>„%1“ in Anspruch %2</translation>
    </message>
    <message>
        <source>Take the words out</source>
        <translation>Die Wörter streichen</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ verwenden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (claim %2)</source>
        <translation>„%1“ (Anspruch %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>MatchClass</name>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>angeglichen</translation>
    </message>
    <message>
        <source>fuzzy</source>
        <translation>ähnlich</translation>
    </message>
    <message>
        <source>not found in the text</source>
        <translation>nicht im Text gefunden</translation>
    </message>
</context>
<context>
    <name>OutlineRows</name>
    <message>
        <source>%1 or %2 · </source>
        <comment>claim numbers</comment>
        <translation>%1 oder %2 · </translation>
    </message>
    <message numerus="yes">
        <source>Claim %1, %2, %n alarm(s)</source>
        <translation>
            <numerusform>Anspruch %1, %2, %n Beanstandung</numerusform>
            <numerusform>Anspruch %1, %2, %n Beanstandungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>claim %1 · %n use(s)</source>
        <translation>
            <numerusform>Anspruch %1 · %n Verwendung</numerusform>
            <numerusform>Anspruch %1 · %n Verwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no introduction</source>
        <translation>keine Einführung</translation>
    </message>
    <message numerus="yes">
        <source>needs none · %n use(s)</source>
        <translation>
            <numerusform>braucht keine · %n Verwendung</numerusform>
            <numerusform>braucht keine · %n Verwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the description</source>
        <translation>nicht in der Beschreibung</translation>
    </message>
    <message>
        <source>not in these words</source>
        <translation>nicht in diesen Worten</translation>
    </message>
    <message>
        <source>, probability of indefiniteness %1</source>
        <translation>, Wahrscheinlichkeit, unklar zu sein, %1</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>no label</source>
        <translation>ohne Einstufung</translation>
    </message>
    <message>
        <source>other spans</source>
        <translation>andere Stellen</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>accepted as is</source>
        <translation>unverändert angenommen</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>reason added</source>
        <translation>Grund hinzugefügt</translation>
    </message>
    <message>
        <source>reviewed, nothing found</source>
        <translation>geprüft, nichts gefunden</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>linter</source>
        <translation>Regelprüfer</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>Annotator</translation>
    </message>
    <message>
        <source>Definite</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>text of a reason</source>
        <translation>Text eines Grundes</translation>
    </message>
    <message>
        <source>verdict on a text</source>
        <translation>Urteil über einen Text</translation>
    </message>
    <message>
        <source>verdict on spans</source>
        <translation>Urteil über Stellen</translation>
    </message>
    <message>
        <source>change of a span</source>
        <translation>Änderung einer Stelle</translation>
    </message>
    <message>
        <source>added span</source>
        <translation>hinzugefügte Stelle</translation>
    </message>
    <message>
        <source>removed span</source>
        <translation>entfernte Stelle</translation>
    </message>
    <message>
        <source>added reason</source>
        <translation>hinzugefügter Grund</translation>
    </message>
    <message>
        <source>rejection of a reason</source>
        <translation>Ablehnung eines Grundes</translation>
    </message>
    <message>
        <source>restoring a reason</source>
        <translation>Wiederherstellung eines Grundes</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>mark of a missing reason</source>
        <translation>Vermerk eines fehlenden Grundes</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>skipping</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Changed by %1, %2</source>
        <translation>Geändert von %1, %2</translation>
    </message>
    <message>
        <source>Was: %1, changed by %2, %3</source>
        <translation>Vorher: %1, geändert von %2, %3</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>unabhängig</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>abhängig</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is writing to the project. Nothing was changed; try again when it has finished.</source>
        <translation>Ein anderes Programm schreibt in das Projekt. Es wurde nichts geändert; versuchen Sie es erneut, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again. Nothing was changed.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger und versuchen Sie es erneut. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder, then try again. Nothing was changed.</source>
        <translation>Erlauben Sie das Schreiben in die Datei und ihren Ordner und versuchen Sie es erneut. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>metes::ActionPanel</name>
    <message>
        <source>Office action</source>
        <translation>Bescheid</translation>
    </message>
    <message>
        <source>Go to the next section about 35 U.S.C. 112</source>
        <translation>Zum nächsten Abschnitt über 35 U.S.C. 112</translation>
    </message>
    <message>
        <source>No office action</source>
        <translation>Kein Bescheid</translation>
    </message>
    <message>
        <source>Import the application&apos;s office action to see what the examiner wrote.</source>
        <translation>Importieren Sie den Bescheid der Anmeldung, um zu sehen, was der Prüfer schrieb.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>112 sections %1 of %2</source>
        <translation>112-Abschnitt %1 von %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Bescheid %1</translation>
    </message>
</context>
<context>
    <name>metes::ActionView</name>
    <message>
        <source>Office action</source>
        <translation>Bescheid</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>What a screen reader says of a marked passage of the action: words, category, how found.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>metes::ApplicationChooser</name>
    <message>
        <source>Take an application</source>
        <translation>Anmeldung übernehmen</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Number or words of the title</source>
        <translation>Nummer oder Wörter des Titels</translation>
    </message>
    <message>
        <source>Narrow the list of applications</source>
        <translation>Liste der Anmeldungen eingrenzen</translation>
    </message>
</context>
<context>
    <name>metes::Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>metes::Button</name>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>metes::CalibrationTab</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Claims that are evaluated</source>
        <translation>Ausgewertete Ansprüche</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>calibrated probabilities, %1 claims</source>
        <translation>kalibrierte Wahrscheinlichkeiten, %1 Ansprüche</translation>
    </message>
    <message>
        <source>raw scores, %1 claims</source>
        <translation>rohe Werte, %1 Ansprüche</translation>
    </message>
</context>
<context>
    <name>metes::CategoryButton</name>
    <message>
        <source>Category: %1</source>
        <translation>Kategorie: %1</translation>
    </message>
</context>
<context>
    <name>metes::CategoryMenu</name>
    <message>
        <source>Category of the reason</source>
        <translation>Kategorie des Grundes</translation>
    </message>
</context>
<context>
    <name>metes::ChartModel</name>
    <message>
        <source>Claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Stütze</translation>
    </message>
</context>
<context>
    <name>metes::ChartPanel</name>
    <message>
        <source>Claim chart</source>
        <translation>Merkmalstabelle</translation>
    </message>
    <message>
        <source>No description yet</source>
        <translation>Noch keine Beschreibung</translation>
    </message>
    <message>
        <source>With the description at hand, each element of the claims stands here beside the paragraphs that speak of it.</source>
        <translation>Liegt die Beschreibung vor, steht hier jedes Merkmal der Ansprüche neben den Absätzen, die davon sprechen.</translation>
    </message>
    <message>
        <source>Give the description…</source>
        <translation>Beschreibung angeben…</translation>
    </message>
</context>
<context>
    <name>metes::ClaimDraftEditor</name>
    <message>
        <source>Text of the claims</source>
        <translation>Text der Ansprüche</translation>
    </message>
</context>
<context>
    <name>metes::ClaimEditor</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>metes::ClaimPanel</name>
    <message>
        <source>Claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Oberansprüche</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>No claim chosen</source>
        <translation>Kein Anspruch gewählt</translation>
    </message>
    <message>
        <source>Choose a claim in the queue to see it beside its office action.</source>
        <translation>Wählen Sie einen Anspruch in der Liste, um ihn neben seinem Bescheid zu sehen.</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>dependent · parent lost</source>
        <translation>abhängig · Oberanspruch fehlt</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>What the claim checker finds, beside what was cited</source>
        <translation>Was die Anspruchsprüfung findet, neben dem Gerügten</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Einflüsse</translation>
    </message>
    <message>
        <source>What drives this probability</source>
        <translation>Was diese Wahrscheinlichkeit bestimmt</translation>
    </message>
</context>
<context>
    <name>metes::ClaimView</name>
    <message>
        <source>Claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>claim %1, %2, %3, %4</source>
        <extracomment>What a screen reader says of a marked passage: claim, words, category, how it was found.</extracomment>
        <translation>Anspruch %1, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>metes::ClassificationTab</name>
    <message>
        <source>Claims that are evaluated</source>
        <translation>Ausgewertete Ansprüche</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Klassifikation</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 claims · no figure before the run ends</source>
        <translation>%1 · %2 von %3 Ansprüchen · keine Zahl vor dem Ende des Laufs</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>%1 claims, %2 indefinite · threshold balances validation</source>
        <translation>%1 Ansprüche, %2 unklar · Schwelle gleicht Validierung aus</translation>
    </message>
    <message>
        <source>Confusion in numbers</source>
        <translation>Verwechslung in Zahlen</translation>
    </message>
    <message>
        <source>cancelled · %1 of %2 claims · no figure of a part</source>
        <translation>abgebrochen · %1 von %2 Ansprüchen · kein Wert aus einem Teil</translation>
    </message>
</context>
<context>
    <name>metes::Command</name>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Spans</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Digits with Shift (French keyboard)</source>
        <translation>Ziffern mit Umschalttaste (französische Tastatur)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>Export as JSON Lines</source>
        <translation>Als JSON Lines exportieren</translation>
    </message>
    <message>
        <source>Back up the project</source>
        <translation>Projekt sichern</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Filter and search</source>
        <translation>Filtern und suchen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Text as it was at first</source>
        <translation>Text wie zu Beginn</translation>
    </message>
    <message>
        <source>Show or hide the queue</source>
        <translation>Liste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Page 1</source>
        <translation>Seite 1</translation>
    </message>
    <message>
        <source>Page 2</source>
        <translation>Seite 2</translation>
    </message>
    <message>
        <source>Page 3</source>
        <translation>Seite 3</translation>
    </message>
    <message>
        <source>Page 4</source>
        <translation>Seite 4</translation>
    </message>
    <message>
        <source>Page 5</source>
        <translation>Seite 5</translation>
    </message>
    <message>
        <source>Page 6</source>
        <translation>Seite 6</translation>
    </message>
    <message>
        <source>Page 7</source>
        <translation>Seite 7</translation>
    </message>
    <message>
        <source>Page 8</source>
        <translation>Seite 8</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Accept what is shown and go on</source>
        <translation>Gezeigtes annehmen und weiter</translation>
    </message>
    <message>
        <source>Skip the claim</source>
        <translation>Anspruch überspringen</translation>
    </message>
    <message>
        <source>Next claim</source>
        <translation>Nächster Anspruch</translation>
    </message>
    <message>
        <source>Previous claim</source>
        <translation>Voriger Anspruch</translation>
    </message>
    <message>
        <source>Next reason</source>
        <translation>Nächster Grund</translation>
    </message>
    <message>
        <source>Previous reason</source>
        <translation>Voriger Grund</translation>
    </message>
    <message>
        <source>Category: antecedent basis</source>
        <translation>Kategorie: Bezug ohne Grundlage</translation>
    </message>
    <message>
        <source>Category: undefined term</source>
        <translation>Kategorie: unbestimmter Begriff</translation>
    </message>
    <message>
        <source>Category: relative term</source>
        <translation>Kategorie: relativer Begriff</translation>
    </message>
    <message>
        <source>Category: exemplary phrasing</source>
        <translation>Kategorie: beispielhafte Formulierung</translation>
    </message>
    <message>
        <source>Category: functional claiming</source>
        <translation>Kategorie: funktionale Beanspruchung</translation>
    </message>
    <message>
        <source>Category: contradicting limitations</source>
        <translation>Kategorie: widersprüchliche Merkmale</translation>
    </message>
    <message>
        <source>Category: omission of essentials</source>
        <translation>Kategorie: Wesentliches fehlt</translation>
    </message>
    <message>
        <source>Category: dependence</source>
        <translation>Kategorie: Abhängigkeit</translation>
    </message>
    <message>
        <source>Category: other</source>
        <translation>Kategorie: anderes</translation>
    </message>
    <message>
        <source>Label the claim definite</source>
        <translation>Anspruch als klar einstufen</translation>
    </message>
    <message>
        <source>Label the claim indefinite</source>
        <translation>Anspruch als unklar einstufen</translation>
    </message>
    <message>
        <source>Reject the reason</source>
        <translation>Grund ablehnen</translation>
    </message>
    <message>
        <source>The reason&apos;s text is wrong</source>
        <translation>Der Text des Grundes ist falsch</translation>
    </message>
    <message>
        <source>The reason&apos;s spans are wrong</source>
        <translation>Die Stellen des Grundes sind falsch</translation>
    </message>
    <message>
        <source>A reason is missing</source>
        <translation>Ein Grund fehlt</translation>
    </message>
    <message>
        <source>Add the selection as a span</source>
        <translation>Auswahl als Stelle hinzufügen</translation>
    </message>
    <message>
        <source>New reason from the selection</source>
        <translation>Neuer Grund aus der Auswahl</translation>
    </message>
    <message>
        <source>Next of stacked spans</source>
        <translation>Nächste überlagerte Stelle</translation>
    </message>
    <message>
        <source>Previous of stacked spans</source>
        <translation>Vorige überlagerte Stelle</translation>
    </message>
    <message>
        <source>Select a character back</source>
        <translation>Ein Zeichen zurück auswählen</translation>
    </message>
    <message>
        <source>Select a character on</source>
        <translation>Ein Zeichen weiter auswählen</translation>
    </message>
    <message>
        <source>Select a word back</source>
        <translation>Ein Wort zurück auswählen</translation>
    </message>
    <message>
        <source>Select a word on</source>
        <translation>Ein Wort weiter auswählen</translation>
    </message>
    <message>
        <source>Move the span&apos;s end back</source>
        <translation>Ende der Stelle zurück</translation>
    </message>
    <message>
        <source>Move the span&apos;s end on</source>
        <translation>Ende der Stelle weiter</translation>
    </message>
    <message>
        <source>Move the span&apos;s end a word back</source>
        <translation>Ende der Stelle ein Wort zurück</translation>
    </message>
    <message>
        <source>Move the span&apos;s end a word on</source>
        <translation>Ende der Stelle ein Wort weiter</translation>
    </message>
    <message>
        <source>Move the span&apos;s start back</source>
        <translation>Anfang der Stelle zurück</translation>
    </message>
    <message>
        <source>Move the span&apos;s start on</source>
        <translation>Anfang der Stelle weiter</translation>
    </message>
    <message>
        <source>Move the span&apos;s start a word back</source>
        <translation>Anfang der Stelle ein Wort zurück</translation>
    </message>
    <message>
        <source>Move the span&apos;s start a word on</source>
        <translation>Anfang der Stelle ein Wort weiter</translation>
    </message>
    <message>
        <source>Next 112 section of the action</source>
        <translation>Nächster 112-Abschnitt des Bescheids</translation>
    </message>
    <message>
        <source>Flag the claim</source>
        <translation>Anspruch markieren</translation>
    </message>
    <message>
        <source>Comment on the claim</source>
        <translation>Anspruch kommentieren</translation>
    </message>
    <message>
        <source>Parent claim</source>
        <translation>Oberanspruch</translation>
    </message>
    <message>
        <source>Search the description</source>
        <translation>In der Beschreibung suchen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1 is taken by &quot;%2&quot;.</source>
        <translation>%1 gehört zu „%2“.</translation>
    </message>
    <message>
        <source>Choose another key, or change that command first.</source>
        <translation>Wählen Sie eine andere Taste, oder ändern Sie zuerst jenen Befehl.</translation>
    </message>
    <message>
        <source>Findings (Examine)</source>
        <translation>Befunde (Prüfen)</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Show or hide the claim checker&apos;s findings</source>
        <translation>Befunde der Anspruchsprüfung zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Befund</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Voriger Befund</translation>
    </message>
    <message>
        <source>Take the suggested edit</source>
        <translation>Vorgeschlagene Änderung übernehmen</translation>
    </message>
    <message>
        <source>Accept the finding</source>
        <translation>Befund annehmen</translation>
    </message>
    <message>
        <source>Dismiss the finding</source>
        <translation>Befund verwerfen</translation>
    </message>
    <message>
        <source>Take the judgement back</source>
        <translation>Urteil zurücknehmen</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>Pause the run or go on with it</source>
        <translation>Lauf anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>Show or hide what drives the probability</source>
        <translation>Zeigen oder verbergen, was die Wahrscheinlichkeit bestimmt</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Lauf abbrechen</translation>
    </message>
</context>
<context>
    <name>metes::CommentEditor</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>metes::CompareTab</name>
    <message>
        <source>First run</source>
        <translation>Erster Lauf</translation>
    </message>
    <message>
        <source>Second run</source>
        <translation>Zweiter Lauf</translation>
    </message>
    <message>
        <source>Claims that are evaluated</source>
        <translation>Ausgewertete Ansprüche</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Läufe vergleichen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Only one run</source>
        <translation>Nur ein Lauf</translation>
    </message>
    <message>
        <source>Two finished runs over the same claims can be compared here.</source>
        <translation>Hier lassen sich zwei fertige Läufe über dieselben Ansprüche vergleichen.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Zu den Läufen</translation>
    </message>
    <message>
        <source>Choose two different runs</source>
        <translation>Wählen Sie zwei verschiedene Läufe</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Wird verglichen</translation>
    </message>
    <message>
        <source>%1 claims in both, of %2 applications or families</source>
        <translation>%1 Ansprüche in beiden, aus %2 Anmeldungen oder Familien</translation>
    </message>
</context>
<context>
    <name>metes::Context</name>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Messwerte</translation>
    </message>
</context>
<context>
    <name>metes::CurveFigure</name>
    <message>
        <source>false-positive rate</source>
        <translation>Falsch-positiv-Rate</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>true-positive rate</source>
        <translation>Richtig-positiv-Rate</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>Schwelle %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
</context>
<context>
    <name>metes::DatasetTab</name>
    <message>
        <source>Claims, applications, reasons</source>
        <translation>Ansprüche, Anmeldungen, Gründe</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Zusammensetzung</translation>
    </message>
    <message>
        <source>Definite and indefinite claims</source>
        <translation>Klare und unklare Ansprüche</translation>
    </message>
    <message>
        <source>means</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Reading the claims</source>
        <translation>Ansprüche werden gelesen</translation>
    </message>
    <message>
        <source>No claims with a label</source>
        <translation>Keine Ansprüche mit Urteil</translation>
    </message>
    <message>
        <source>Import claims that examiners decided on: what they are stands here, by split and by year.</source>
        <translation>Importieren Sie Ansprüche, über die Prüfer entschieden haben: Hier steht, was sie sind, nach Teil und Jahr.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>claims of applications</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln Anspruch</numerusform>
            <numerusform>%Ln Ansprüche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln application(s)</source>
        <translation>
            <numerusform>%Ln Anmeldung</numerusform>
            <numerusform>%Ln Anmeldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of %2 quotes are not found in their claim.</source>
        <translation>%1 % von %2 Zitaten stehen nicht in ihrem Anspruch.</translation>
    </message>
    <message>
        <source>%1 reasons of other categories are not counted.</source>
        <translation>%1 Gründe anderer Kategorien sind nicht gezählt.</translation>
    </message>
</context>
<context>
    <name>metes::DatasetTables</name>
    <message>
        <source>Claims by filing year</source>
        <translation>Ansprüche nach Anmeldejahr</translation>
    </message>
    <message>
        <source>No filing dates are known.</source>
        <translation>Keine Anmeldetage bekannt.</translation>
    </message>
    <message>
        <source>%1 claims without filing date are left out</source>
        <translation>%1 Ansprüche ohne Anmeldetag sind weggelassen</translation>
    </message>
</context>
<context>
    <name>metes::DescriptionPanel</name>
    <message>
        <source>Words in the description</source>
        <translation>Wörter in der Beschreibung</translation>
    </message>
    <message>
        <source>Search the description</source>
        <translation>In der Beschreibung suchen</translation>
    </message>
    <message>
        <source>Paragraphs of the description</source>
        <translation>Absätze der Beschreibung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No description</source>
        <translation>Keine Beschreibung</translation>
    </message>
    <message>
        <source>No paragraph found</source>
        <translation>Kein Absatz gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>metes::DraftActs</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Earlier drafts</source>
        <translation>Frühere Entwürfe</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Neuer Entwurf</translation>
    </message>
    <message>
        <source>Paste as a new draft</source>
        <translation>Als neuen Entwurf einfügen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Take an application of the project…</source>
        <translation>Anmeldung des Projekts übernehmen…</translation>
    </message>
    <message>
        <source>Write or paste the description…</source>
        <translation>Beschreibung schreiben oder einfügen…</translation>
    </message>
    <message>
        <source>Open a description…</source>
        <translation>Beschreibung öffnen…</translation>
    </message>
    <message>
        <source>Name the draft…</source>
        <translation>Entwurf benennen…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Als Text speichern…</translation>
    </message>
    <message>
        <source>Delete the draft…</source>
        <translation>Entwurf löschen…</translation>
    </message>
    <message>
        <source>Web page (HTML)…</source>
        <translation>Webseite (HTML)…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>Die Zwischenablage enthält keinen Text</translation>
    </message>
    <message>
        <source>Open claims</source>
        <translation>Ansprüche öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>The description, with an empty line between paragraphs</source>
        <translation>Die Beschreibung, mit einer Leerzeile zwischen den Absätzen</translation>
    </message>
    <message>
        <source>Open a description</source>
        <translation>Beschreibung öffnen</translation>
    </message>
    <message>
        <source>Text (*.txt *.md)</source>
        <translation>Text (*.txt *.md)</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Als Text speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Name the draft</source>
        <translation>Entwurf benennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Delete the draft</source>
        <translation>Entwurf löschen</translation>
    </message>
    <message>
        <source>“%1” is deleted with its dismissals, for good.</source>
        <translation>„%1“ wird samt den verworfenen Befunden endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved as %1</source>
        <translation>Bericht gespeichert als %1</translation>
    </message>
    <message>
        <source>Claim chart as a web page (HTML)…</source>
        <translation>Merkmalstabelle als Webseite (HTML)…</translation>
    </message>
    <message>
        <source>Claim chart as a table (CSV)…</source>
        <translation>Merkmalstabelle als Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>Claims (*.docx *.pdf *.xml *.txt *.md *.json *.jsonl *.gz *.zip *.tar)</source>
        <translation>Ansprüche (*.docx *.pdf *.xml *.txt *.md *.json *.jsonl *.gz *.zip *.tar)</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Merkmalstabelle</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>metes::DraftBuffer</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>metes::DraftStart</name>
    <message>
        <source>Your claims</source>
        <translation>Ihre Ansprüche</translation>
    </message>
    <message>
        <source>Type here, one label for each claim: “1. A lifting device comprising …”. What could be rejected is underlined as you write.</source>
        <translation>Schreiben Sie hier, mit einer Nummer für jeden Anspruch: „1. Hebevorrichtung, umfassend …“. Was beanstandet werden könnte, wird beim Schreiben unterstrichen.</translation>
    </message>
    <message>
        <source>Everything stays on this machine.</source>
        <translation>Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Paste claims</source>
        <translation>Ansprüche einfügen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Take an application of the project…</source>
        <translation>Anmeldung des Projekts übernehmen…</translation>
    </message>
</context>
<context>
    <name>metes::DriverList</name>
    <message>
        <source>What drives the probability, strongest first</source>
        <translation>Was die Wahrscheinlichkeit bestimmt, Stärkstes zuerst</translation>
    </message>
</context>
<context>
    <name>metes::Drivers</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n Mal</numerusform>
            <numerusform>%n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>stands there</source>
        <translation>kommt vor</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>raises %1</source>
        <translation>erhöht %1</translation>
    </message>
    <message>
        <source>lowers %1</source>
        <translation>senkt %1</translation>
    </message>
    <message>
        <source>In log odds, from %1 to %2.</source>
        <translation>In Log-Odds, von %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>In log odds, from %1 to %2; %n weaker one(s) together: %3.</source>
        <translation>
            <numerusform>In Log-Odds, von %1 bis %2; %n schwächerer: %3.</numerusform>
            <numerusform>In Log-Odds, von %1 bis %2; %n schwächere zusammen: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>predicted indefinite</source>
        <translation>vorhergesagt: unklar</translation>
    </message>
    <message>
        <source>predicted definite</source>
        <translation>vorhergesagt: klar</translation>
    </message>
    <message>
        <source>interval not estimable</source>
        <translation>Intervall nicht schätzbar</translation>
    </message>
    <message>
        <source>observed %1 % (%2), n = %3</source>
        <translation>beobachtet %1 % (%2), n = %3</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <translation>Intervall: %1</translation>
    </message>
    <message numerus="yes">
        <source>Of %n other test claim(s) that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</source>
        <translation>
            <numerusform>Von %n anderem Testanspruch, den dieser Lauf bei %1 bis %2 sieht, sind %3 % unklar (95-%-Intervall %4; %5).</numerusform>
            <numerusform>Von %n anderen Testansprüchen, die dieser Lauf bei %1 bis %2 sieht, sind %3 % unklar (95-%-Intervall %4; %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n other validation claim(s) that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</source>
        <translation>
            <numerusform>Von %n anderem Validierungsanspruch, den dieser Lauf bei %1 bis %2 sieht, sind %3 % unklar (95-%-Intervall %4; %5).</numerusform>
            <numerusform>Von %n anderen Validierungsansprüchen, die dieser Lauf bei %1 bis %2 sieht, sind %3 % unklar (95-%-Intervall %4; %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n Anmeldung</numerusform>
            <numerusform>%n Anmeldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The model learned from this claim, so its probability flatters. Interval: not estimable.</source>
        <translation>Das Modell hat an diesem Anspruch gelernt; seine Wahrscheinlichkeit ist daher zu günstig. Intervall: nicht schätzbar.</translation>
    </message>
</context>
<context>
    <name>metes::DriversPanel</name>
    <message>
        <source>Go to Runs</source>
        <translation>Zu den Läufen</translation>
    </message>
    <message>
        <source>In the claim a bracket stands above these words: solid where they raise the probability, dashed where they lower it.</source>
        <translation>Im Anspruch steht über diesen Wörtern eine Klammer: durchgezogen, wo sie die Wahrscheinlichkeit heben, gestrichelt, wo sie sie senken.</translation>
    </message>
    <message>
        <source>Run that is asked</source>
        <translation>Lauf, der gefragt wird</translation>
    </message>
    <message>
        <source>Probability of indefiniteness: %1</source>
        <translation>Wahrscheinlichkeit, unklar zu sein: %1</translation>
    </message>
</context>
<context>
    <name>metes::ErrorText</name>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted, or its drive is not connected.</source>
        <translation>Die Datei wurde vielleicht verschoben, umbenannt oder gelöscht, oder ihr Laufwerk ist nicht verbunden.</translation>
    </message>
    <message>
        <source>%1 is not a Metes project.</source>
        <translation>%1 ist kein Metes-Projekt.</translation>
    </message>
    <message>
        <source>Open a file that Metes made, or import claims and office actions from JSON Lines into a new project.</source>
        <translation>Öffnen Sie eine Datei, die Metes angelegt hat, oder importieren Sie Ansprüche und Bescheide aus JSON Lines in ein neues Projekt.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Metes.</source>
        <translation>%1 wurde von einem neueren Metes geschrieben.</translation>
    </message>
    <message>
        <source>This version could damage it and leaves it alone. Open it with the newer version.</source>
        <translation>Diese Version könnte die Datei beschädigen und lässt sie unberührt. Öffnen Sie sie mit der neueren Version.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>Close it there, then try again. Nothing was changed.</source>
        <translation>Schließen Sie die Datei dort und versuchen Sie es erneut. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>It was left as it is. Open a backup of it; backups that Metes made lie beside the file.</source>
        <translation>Die Datei blieb, wie sie ist. Öffnen Sie eine Sicherung; Sicherungen von Metes liegen neben der Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Choose another folder, or change its permissions.</source>
        <translation>Wählen Sie einen anderen Ordner, oder ändern Sie seine Rechte.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Open it, or choose another name.</source>
        <translation>Öffnen Sie die Datei, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no room left for %1.</source>
        <translation>Für %1 ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>Schließen Sie das andere Programm und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Open a backup of the project.</source>
        <translation>Öffnen Sie eine Sicherung des Projekts.</translation>
    </message>
</context>
<context>
    <name>metes::ExaminePage</name>
    <message>
        <source>Save as text…</source>
        <translation>Als Text speichern…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Search the draft</source>
        <translation>Im Entwurf suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Fundstelle</numerusform>
            <numerusform>%n Fundstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>A dismissal needs a reason</source>
        <translation>Zum Verwerfen ist ein Grund nötig</translation>
    </message>
    <message>
        <source>There is no edit to take</source>
        <translation>Es gibt keine Änderung zu übernehmen</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The draft could not be saved: %1</source>
        <translation>Der Entwurf konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>It is kept here until that works. Save it as text elsewhere.</source>
        <translation>Er bleibt hier erhalten, bis es gelingt. Speichern Sie ihn anderswo als Text.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>Put the caret into a claim to see its probability.</source>
        <translation>Setzen Sie die Schreibmarke in einen Anspruch, um seine Wahrscheinlichkeit zu sehen.</translation>
    </message>
    <message>
        <source>The claim has no probability yet; a cancelled one has none.</source>
        <translation>Der Anspruch hat noch keine Wahrscheinlichkeit; ein gestrichener hat keine.</translation>
    </message>
    <message>
        <source>The model is being asked.</source>
        <translation>Das Modell wird gefragt.</translation>
    </message>
    <message>
        <source>Without the description the model takes what compares with it as absent: give it under Support.</source>
        <translation>Ohne die Beschreibung gilt dem Modell als fehlend, was mit ihr vergleicht: Geben Sie sie unter Stütze an.</translation>
    </message>
</context>
<context>
    <name>metes::ExaminePanes</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Stütze</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Description…</source>
        <translation>Beschreibung…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Everything stays on this machine.</source>
        <translation>Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>claims, independent ones</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n Anspruch</numerusform>
            <numerusform>%n Ansprüche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n independent</source>
        <translation>
            <numerusform>%n unabhängiger</numerusform>
            <numerusform>%n unabhängige</numerusform>
        </translation>
    </message>
    <message>
        <source>Support %1</source>
        <comment>number of terms without</comment>
        <translation>Stütze %1</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) without</source>
        <translation>
            <numerusform>%n Begriff ohne</numerusform>
            <numerusform>%n Begriffe ohne</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Merkmalstabelle</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Einflüsse</translation>
    </message>
    <message>
        <source>The probability of each claim, and what drives it</source>
        <translation>Die Wahrscheinlichkeit jedes Anspruchs und was sie bestimmt</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>Train a logistic regression on the Runs page. The probability of each claim, and what drives it, then stand here.</source>
        <translation>Trainieren Sie auf der Seite Läufe eine logistische Regression. Dann stehen hier die Wahrscheinlichkeit jedes Anspruchs und was sie bestimmt.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Zu den Läufen</translation>
    </message>
</context>
<context>
    <name>metes::Features</name>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>limitations</source>
        <translation>Teilmerkmale</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>clauses</source>
        <translation>Satzglieder</translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation>Wörter je Satz</translation>
    </message>
    <message>
        <source>words per clause</source>
        <translation>Wörter je Satzglied</translation>
    </message>
    <message>
        <source>length relative to description</source>
        <translation>Länge im Verhältnis zur Beschreibung</translation>
    </message>
    <message>
        <source>words relative to description</source>
        <translation>Wörter im Verhältnis zur Beschreibung</translation>
    </message>
    <message>
        <source>has a description</source>
        <translation>hat eine Beschreibung</translation>
    </message>
    <message>
        <source>IOU of claim and description</source>
        <translation>IOU von Anspruch und Beschreibung</translation>
    </message>
    <message>
        <source>words found in description</source>
        <translation>Wörter aus der Beschreibung</translation>
    </message>
    <message>
        <source>unique words</source>
        <translation>verschiedene Wörter</translation>
    </message>
    <message>
        <source>unique stems</source>
        <translation>verschiedene Stämme</translation>
    </message>
    <message>
        <source>type-token ratio</source>
        <translation>Type-Token-Verhältnis</translation>
    </message>
    <message>
        <source>stop words</source>
        <translation>Stoppwörter</translation>
    </message>
    <message>
        <source>share of stop words</source>
        <translation>Anteil Stoppwörter</translation>
    </message>
    <message>
        <source>mean word length</source>
        <translation>mittlere Wortlänge</translation>
    </message>
    <message>
        <source>syllables per word</source>
        <translation>Silben je Wort</translation>
    </message>
    <message>
        <source>Flesch reading ease</source>
        <translation>Flesch-Lesbarkeit</translation>
    </message>
    <message>
        <source>Flesch-Kincaid grade</source>
        <translation>Flesch-Kincaid-Stufe</translation>
    </message>
    <message>
        <source>Gunning fog</source>
        <translation>Gunning-Fog</translation>
    </message>
    <message>
        <source>SMOG</source>
        <translation>SMOG</translation>
    </message>
    <message>
        <source>Coleman-Liau</source>
        <translation>Coleman-Liau</translation>
    </message>
    <message>
        <source>automated readability index</source>
        <translation>Automated Readability Index</translation>
    </message>
    <message>
        <source>Dale-Chall</source>
        <translation>Dale-Chall</translation>
    </message>
    <message>
        <source>LIX</source>
        <translation>LIX</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>colons</source>
        <translation>Doppelpunkte</translation>
    </message>
    <message>
        <source>parentheses</source>
        <translation>Klammern</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>“a” and “an”</source>
        <translation>„a“ und „an“</translation>
    </message>
    <message>
        <source>“the”</source>
        <translation>„the“</translation>
    </message>
    <message>
        <source>“said”</source>
        <translation>„said“</translation>
    </message>
    <message>
        <source>unresolved references</source>
        <translation>ungelöste Bezüge</translation>
    </message>
    <message>
        <source>depth in the claim tree</source>
        <translation>Tiefe im Anspruchsbaum</translation>
    </message>
    <message>
        <source>parents</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>multiple dependent</source>
        <translation>mehrfach abhängig</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>unabhängig</translation>
    </message>
    <message>
        <source>a method</source>
        <translation>ein Verfahren</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>ein System</translation>
    </message>
    <message>
        <source>a medium</source>
        <translation>ein Medium</translation>
    </message>
    <message>
        <source>a composition</source>
        <translation>eine Zusammensetzung</translation>
    </message>
    <message>
        <source>an apparatus</source>
        <translation>eine Vorrichtung</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Wortschatz</translation>
    </message>
    <message>
        <source>Readability</source>
        <translation>Lesbarkeit</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Zeichensetzung</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Claim tree</source>
        <translation>Anspruchsbaum</translation>
    </message>
    <message>
        <source>Kind of claim</source>
        <translation>Art des Anspruchs</translation>
    </message>
    <message>
        <source>Trigger words</source>
        <translation>Signalwörter</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1, by clause</source>
        <translation>%1, je Satzglied</translation>
    </message>
</context>
<context>
    <name>metes::FeaturesTab</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What the model tells</source>
        <translation>Was das Modell erkennt</translation>
    </message>
    <message>
        <source>Group of features</source>
        <translation>Gruppe von Merkmalen</translation>
    </message>
    <message>
        <source>Compute intervals</source>
        <translation>Intervalle berechnen</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Trains the model %1 times more, on resampled applications</source>
        <translation>Trainiert das Modell noch %1-mal, auf neu gezogenen Anmeldungen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>A finished run of logistic regression shows here what its model looks at.</source>
        <translation>Ein fertiger Lauf der logistischen Regression zeigt hier, worauf sein Modell achtet.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Zu den Läufen</translation>
    </message>
    <message>
        <source>All features</source>
        <translation>Alle Merkmale</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Modell wird gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 coefficients</source>
        <translation>%1 von %2 Koeffizienten</translation>
    </message>
</context>
<context>
    <name>metes::FilterBar</name>
    <message>
        <source>Not reviewed</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
</context>
<context>
    <name>metes::FindingCard</name>
    <message>
        <source>Finding: %1, %2</source>
        <translation>Befund: %1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity, place</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>See:</source>
        <translation>Siehe:</translation>
    </message>
    <message>
        <source>Show it in the text</source>
        <translation>Im Text zeigen</translation>
    </message>
    <message>
        <source>Accepted: to be fixed.</source>
        <translation>Angenommen: zu beheben.</translation>
    </message>
    <message>
        <source>Dismissed: %1</source>
        <translation>Verworfen: %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message numerus="yes">
        <source>The edit raises no new alarm in the %n claim(s).</source>
        <translation>
            <numerusform>Die Änderung löst in dem %n Anspruch keine neue Beanstandung aus.</numerusform>
            <numerusform>Die Änderung löst in den %n Ansprüchen keine neue Beanstandung aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::FindingDelegate</name>
    <message>
        <source>Dismissed · %1</source>
        <translation>Verworfen · %1</translation>
    </message>
    <message>
        <source>Accepted · %1</source>
        <translation>Angenommen · %1</translation>
    </message>
</context>
<context>
    <name>metes::FindingForms</name>
    <message>
        <source>%1: no introduction in claim %2.</source>
        <translation>%1: keine Einführung in Anspruch %2.</translation>
    </message>
    <message>
        <source>%1 has an introduction only on another path of parents: %E.</source>
        <translation>%1 ist nur auf einem anderen Weg der Bezugsansprüche eingeführt: %E.</translation>
    </message>
    <message>
        <source>%1 may refer to %E.</source>
        <translation>%1 kann sich auf %E beziehen.</translation>
    </message>
    <message>
        <source>%1 may refer to either of two introductions in the same words.</source>
        <translation>%1 kann sich auf jede von zwei gleichlautenden Einführungen beziehen.</translation>
    </message>
    <message>
        <source>%1 is one, but several were introduced: %F.</source>
        <translation>%1 ist eines, eingeführt wurden aber mehrere: %F.</translation>
    </message>
    <message>
        <source>%1 are several, but one was introduced: %F.</source>
        <translation>%1 sind mehrere, eingeführt wurde aber eines: %F.</translation>
    </message>
    <message>
        <source>%1 is used before it is introduced: %E.</source>
        <translation>%1 wird benutzt, bevor es eingeführt ist: %E.</translation>
    </message>
    <message>
        <source>%1 adds &quot;%2&quot; to what was introduced: %E.</source>
        <translation>%1 fügt dem Eingeführten „%2“ hinzu: %E.</translation>
    </message>
    <message>
        <source>%1 differs in form from the introduced %E.</source>
        <translation>%1 weicht in der Form vom eingeführten %E ab.</translation>
    </message>
    <message>
        <source>%1 is known without an introduction.</source>
        <translation>%1 ist ohne Einführung bekannt.</translation>
    </message>
    <message>
        <source>%1 is what its owner has by nature.</source>
        <translation>%1 gehört seiner Natur nach zu dem, wozu es gehört.</translation>
    </message>
    <message>
        <source>%1 is named after an earlier step.</source>
        <translation>%1 ist nach einem früheren Schritt benannt.</translation>
    </message>
    <message>
        <source>%1 is spelt almost like an introduced term.</source>
        <translation>%1 ist fast wie ein eingeführter Begriff geschrieben.</translation>
    </message>
    <message>
        <source>%1 may hold a stray number of a line or column.</source>
        <translation>%1 enthält vielleicht eine verirrte Zeilen- oder Spaltennummer.</translation>
    </message>
    <message>
        <source>%1 uses an acronym that is never defined; its letters fit an earlier term.</source>
        <translation>%1 enthält eine nie erklärte Abkürzung; ihre Buchstaben passen zu einem früheren Begriff.</translation>
    </message>
    <message>
        <source>Claim %1 introduces &quot;%2&quot;; depend on %1?</source>
        <translation>Anspruch %1 führt „%2“ ein; von %1 abhängig machen?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open which one is meant.</source>
        <translation>„%1“ lässt offen, welches gemeint ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is introduced a second time; is it the same?</source>
        <translation>„%1“ wird ein zweites Mal eingeführt; ist es dasselbe?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no article, though it was introduced.</source>
        <translation>„%1“ steht ohne Artikel, obwohl es eingeführt ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: claim %2 is about &quot;%3&quot;.</source>
        <translation>„%1“: Anspruch %2 handelt von „%3“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is relative; the claim names no standard for its degree.</source>
        <translation>„%1“ ist relativ; der Anspruch nennt keinen Maßstab für den Grad.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; depends on who judges; the claim names no standard.</source>
        <translation>„%1“ hängt vom Urteilenden ab; der Anspruch nennt keinen Maßstab.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open whether what follows limits the claim.</source>
        <translation>„%1“ lässt offen, ob das Folgende den Anspruch beschränkt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves a limit open.</source>
        <translation>„%1“ lässt eine Grenze offen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open whether this is part of the claim.</source>
        <translation>„%1“ lässt offen, ob dies zum Anspruch gehört.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a trademark; a mark names a source, not a thing.</source>
        <translation>„%1“ sieht nach einer Marke aus; eine Marke nennt eine Herkunft, keine Sache.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may be read under 112(f); the description must tell the structure.</source>
        <translation>„%1“ kann unter 112(f) fallen; die Beschreibung muss die Struktur nennen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says what is not there; the description must support it.</source>
        <translation>„%1“ sagt, was fehlt; die Beschreibung muss das stützen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; offers alternatives; each must be clear.</source>
        <translation>„%1“ bietet Alternativen; jede muss klar sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an unusual transition; is the claim open or closed?</source>
        <translation>„%1“ ist eine ungewöhnliche Überleitung; ist der Anspruch offen oder geschlossen?</translation>
    </message>
    <message>
        <source>It depends on claim %1, which is not there.</source>
        <translation>Er hängt von Anspruch %1 ab, den es nicht gibt.</translation>
    </message>
    <message>
        <source>It depends on claim %1, which is cancelled.</source>
        <translation>Er hängt von Anspruch %1 ab, der gestrichen ist.</translation>
    </message>
    <message>
        <source>It depends on claim %1, which comes later.</source>
        <translation>Er hängt von Anspruch %1 ab, der später kommt.</translation>
    </message>
    <message>
        <source>The claim depends on itself.</source>
        <translation>Der Anspruch hängt von sich selbst ab.</translation>
    </message>
    <message>
        <source>The claim depends on itself through others.</source>
        <translation>Der Anspruch hängt über andere von sich selbst ab.</translation>
    </message>
    <message>
        <source>A multiple dependent claim must refer to its parents in the alternative only.</source>
        <translation>Ein mehrfach abhängiger Anspruch darf sich auf seine Bezugsansprüche nur alternativ beziehen.</translation>
    </message>
    <message>
        <source>A multiple dependent claim depends on claim %1, which is one itself.</source>
        <translation>Ein mehrfach abhängiger Anspruch hängt von Anspruch %1 ab, der selbst einer ist.</translation>
    </message>
    <message>
        <source>The number of the claim that this one depends on is missing from the text.</source>
        <translation>Die Nummer des Anspruchs, von dem dieser abhängt, fehlt im Text.</translation>
    </message>
    <message>
        <source>The claim has no text.</source>
        <translation>Der Anspruch hat keinen Text.</translation>
    </message>
    <message>
        <source>A claim ends with a period.</source>
        <translation>Ein Anspruch endet mit einem Punkt.</translation>
    </message>
    <message>
        <source>A claim is one sentence.</source>
        <translation>Ein Anspruch ist ein einziger Satz.</translation>
    </message>
    <message>
        <source>A formula or image stands here; the text is incomplete.</source>
        <translation>Hier steht eine Formel oder ein Bild; der Text ist unvollständig.</translation>
    </message>
    <message>
        <source>The claim is marked as amended, but the text shows no mark of what was changed.</source>
        <translation>Der Anspruch ist als geändert bezeichnet, aber der Text zeigt nicht, was geändert wurde.</translation>
    </message>
    <message>
        <source>Claim number %1 is used twice.</source>
        <translation>Die Anspruchsnummer %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>The number before claim %1 is missing.</source>
        <translation>Die Nummer vor Anspruch %1 fehlt.</translation>
    </message>
    <message>
        <source>Claim %1 is out of order.</source>
        <translation>Anspruch %1 steht nicht in der Reihenfolge.</translation>
    </message>
    <message>
        <source>The text is labelled %1.</source>
        <translation>Der Text trägt die Nummer %1.</translation>
    </message>
    <message>
        <source>The claim says the same as claim %1.</source>
        <translation>Der Anspruch sagt dasselbe wie Anspruch %1.</translation>
    </message>
    <message>
        <source>No transition phrase says whether the claim is open.</source>
        <translation>Keine Überleitung sagt, ob der Anspruch offen ist.</translation>
    </message>
    <message>
        <source>Claim %1 is closed by &quot;consisting of&quot;; nothing can be added to it.</source>
        <translation>Anspruch %1 ist durch „consisting of“ geschlossen; nichts kann hinzukommen.</translation>
    </message>
    <message>
        <source>The description never says &quot;%1&quot;.</source>
        <translation>Die Beschreibung sagt nirgends „%1“.</translation>
    </message>
</context>
<context>
    <name>metes::FindingModel</name>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>%1 · claim %2</source>
        <comment>severity, claim</comment>
        <translation>%1 · Anspruch %2</translation>
    </message>
</context>
<context>
    <name>metes::FindingView</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>metes::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>High first</source>
        <translation>Hohe zuerst</translation>
    </message>
    <message>
        <source>In the order of the claims</source>
        <translation>In der Reihenfolge der Ansprüche</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>%1 · %2 dismissed</source>
        <translation>%1 · %2 verworfen</translation>
    </message>
    <message>
        <source>high first</source>
        <translation>hohe zuerst</translation>
    </message>
    <message>
        <source>by claim</source>
        <translation>nach Anspruch</translation>
    </message>
    <message>
        <source>No claims yet</source>
        <translation>Noch keine Ansprüche</translation>
    </message>
    <message>
        <source>What an examiner could object to appears here as you write.</source>
        <translation>Was ein Prüfer beanstanden könnte, erscheint hier beim Schreiben.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Nothing with these filters</source>
        <translation>Nichts mit diesen Filtern</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) are filtered out or dismissed.</source>
        <translation>
            <numerusform>%n Befund ist ausgefiltert oder verworfen.</numerusform>
            <numerusform>%n Befunde sind ausgefiltert oder verworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The checker has no objection to these claims.</source>
        <translation>Der Regelprüfer hat an diesen Ansprüchen nichts zu beanstanden.</translation>
    </message>
    <message>
        <source>Why dismiss “%1”?</source>
        <translation>Warum „%1“ verwerfen?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>metes::GuidelinesDialog</name>
    <message>
        <source>The guidelines are missing from this build.</source>
        <translation>Der Leitfaden fehlt in dieser Fassung.</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>metes::HistogramFigure</name>
    <message>
        <source>claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>Anteil richtig, %</translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation>vorhergesagte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>accuracy %1 %</source>
        <translation>%1 % richtig</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Richtig, %</translation>
    </message>
</context>
<context>
    <name>metes::ImportCountsModel</name>
    <message>
        <source>Applications</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
</context>
<context>
    <name>metes::ImportDialog</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import %1 into %2</source>
        <translation>%1 in %2 importieren</translation>
    </message>
    <message>
        <source>import-counts</source>
        <translation>import-zahlen</translation>
    </message>
    <message>
        <source>What would be imported</source>
        <translation>Was importiert würde</translation>
    </message>
    <message>
        <source>refused-records</source>
        <translation>abgewiesene-datensaetze</translation>
    </message>
    <message>
        <source>Refused records</source>
        <translation>Abgewiesene Datensätze</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) will not be imported</source>
        <translation>
            <numerusform>%n Datensatz wird nicht importiert</numerusform>
            <numerusform>%n Datensätze werden nicht importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written until you import. A second import of the same records adds nothing; decisions stay as they are.</source>
        <translation>Vor dem Import wird nichts geschrieben. Ein zweiter Import derselben Datensätze fügt nichts hinzu; Entscheidungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Nothing new: the project holds all of these records already.</source>
        <translation>Nichts Neues: Das Projekt enthält alle diese Datensätze schon.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n Anmeldung</numerusform>
            <numerusform>%n Anmeldungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n Anspruch</numerusform>
            <numerusform>%n Ansprüche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::Introduction</name>
    <message>
        <source>Introduction</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>All claims, by application. Filters and the search box narrow it.</source>
        <translation>Alle Ansprüche, nach Anmeldung. Filter und Suchfeld engen sie ein.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>Every phrase that a reason quotes is marked by colour and line style.</source>
        <translation>Jede Wendung, die ein Grund zitiert, ist durch Farbe und Linienart gekennzeichnet.</translation>
    </message>
    <message>
        <source>Office action</source>
        <translation>Bescheid</translation>
    </message>
    <message>
        <source>The passage that gave the reason lights up together with the phrase.</source>
        <translation>Der Abschnitt, aus dem der Grund stammt, leuchtet zusammen mit der Wendung auf.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>One card for each reason: category, text and where it was found. Correct what is wrong, then accept.</source>
        <translation>Eine Karte für jeden Grund: Kategorie, Text und Fundort. Berichtigen Sie, was falsch ist, dann nehmen Sie an.</translation>
    </message>
    <message>
        <source>Accept all that is shown and go on to the next claim</source>
        <translation>Alles Gezeigte annehmen und zum nächsten Anspruch</translation>
    </message>
    <message>
        <source>Step through the reasons of the claim</source>
        <translation>Die Gründe des Anspruchs durchgehen</translation>
    </message>
    <message>
        <source>Give the reason its category</source>
        <translation>Dem Grund seine Kategorie geben</translation>
    </message>
    <message>
        <source>Reject the reason</source>
        <translation>Grund ablehnen</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Start reviewing</source>
        <translation>Mit der Prüfung beginnen</translation>
    </message>
    <message>
        <source>Read the guidelines</source>
        <translation>Leitfaden lesen</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Was Sie sehen</translation>
    </message>
    <message>
        <source>Five keys that matter</source>
        <translation>Fünf wichtige Tasten</translation>
    </message>
    <message>
        <source>Every act is saved at once and can be undone, also after a restart. Nothing leaves this machine. This introduction stays in the Help menu.</source>
        <translation>Jede Handlung wird sofort gespeichert und kann auch nach einem Neustart rückgängig gemacht werden. Nichts verlässt diesen Rechner. Diese Einführung bleibt im Menü Hilfe.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>metes::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>These keys hold in the queue, the claim, the action and the cards. In a text field or on a button the usual keys hold; Tab always moves the focus.</source>
        <translation>Diese Tasten gelten in Liste, Anspruch, Bescheid und Karten. In einem Textfeld und auf einer Schaltfläche gelten die üblichen; Tab bewegt immer den Fokus.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>metes::KeyTableModel</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>metes::KeysPanel</name>
    <message>
        <source>Use this key</source>
        <translation>Diese Taste verwenden</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
</context>
<context>
    <name>metes::LabelBar</name>
    <message>
        <source>Label</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Accept and next</source>
        <translation>Annehmen und weiter</translation>
    </message>
</context>
<context>
    <name>metes::LinterCard</name>
    <message>
        <source>%1 · %2 · MPEP %3</source>
        <comment>category, severity, section</comment>
        <translation>%1 · %2 · MPEP %3</translation>
    </message>
    <message>
        <source>Use as a new reason</source>
        <translation>Als neuen Grund übernehmen</translation>
    </message>
    <message>
        <source>Finding of the claim checker: %1, %2</source>
        <translation>Befund der Anspruchsprüfung: %1, %2</translation>
    </message>
</context>
<context>
    <name>metes::LinterSection</name>
    <message>
        <source>The claim checker is reading the claims.</source>
        <translation>Die Anspruchsprüfung liest die Ansprüche.</translation>
    </message>
    <message>
        <source>The claim checker finds nothing in this claim.</source>
        <translation>Die Anspruchsprüfung findet in diesem Anspruch nichts.</translation>
    </message>
    <message>
        <source>Found by the claim checker, by rules; no part of what was cited.</source>
        <translation>Von der Anspruchsprüfung nach Regeln gefunden; kein Teil des Gerügten.</translation>
    </message>
</context>
<context>
    <name>metes::MainWindow</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 is neither a project nor a file of claims.</source>
        <translation>%1 ist weder ein Projekt noch eine Datei mit Ansprüchen.</translation>
    </message>
    <message>
        <source>Metes opens .metes and imports .jsonl, .jsonl.gz and .json.</source>
        <translation>Metes öffnet .metes und importiert .jsonl, .jsonl.gz und .json.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Metes</source>
        <translation>Metes</translation>
    </message>
    <message>
        <source>%1 is open for reading only.</source>
        <translation>%1 ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written. Make a copy elsewhere to decide on it.</source>
        <translation>Die Datei oder ihr Ordner kann nicht geschrieben werden. Legen Sie anderswo eine Kopie an, um darin zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>metes::MatrixFigure</name>
    <message>
        <source>no claims</source>
        <translation>keine Ansprüche</translation>
    </message>
    <message>
        <source> of %1 (%2 %)</source>
        <translation> von %1 (%2 %)</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>% of the row</source>
        <translation>% der Zeile</translation>
    </message>
</context>
<context>
    <name>metes::MetricsController</name>
    <message>
        <source>Figures of %1</source>
        <translation>Zahlen von %1</translation>
    </message>
    <message>
        <source>Intervals of the coefficients</source>
        <translation>Intervalle der Koeffizienten</translation>
    </message>
</context>
<context>
    <name>metes::MetricsFigures</name>
    <message>
        <source>dashed: chance</source>
        <translation>gestrichelt: Zufall</translation>
    </message>
    <message>
        <source>dashed: share of indefinite claims</source>
        <translation>gestrichelt: Anteil unklarer Ansprüche</translation>
    </message>
    <message>
        <source>Probability and accuracy</source>
        <translation>Wahrscheinlichkeit und Treffer</translation>
    </message>
    <message>
        <source>no accuracy: %1</source>
        <translation>kein Anteil richtig: %1</translation>
    </message>
    <message>
        <source>dots: accuracy, hollow under 100 claims</source>
        <translation>Punkte: Anteil richtig, hohl unter 100 Ansprüchen</translation>
    </message>
    <message>
        <source>dots: accuracy</source>
        <translation>Punkte: Anteil richtig</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>Brier %1</source>
        <translation>Brier %1</translation>
    </message>
    <message>
        <source>lines: Wilson 95 %, hollow under 100 claims</source>
        <translation>Striche: Wilson 95 %, hohl unter 100 Ansprüchen</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>definite</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Verwechslung</translation>
    </message>
    <message>
        <source>claims, and their share of the row</source>
        <translation>Ansprüche und ihr Anteil an der Zeile</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Who is right</source>
        <translation>Wer richtig liegt</translation>
    </message>
    <message>
        <source>McNemar, exact: %1</source>
        <translation>McNemar, exakt: %1</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Genauigkeit und Trefferquote</translation>
    </message>
    <message>
        <source>AP</source>
        <comment>average precision</comment>
        <translation>AP</translation>
    </message>
    <message>
        <source>not of this category</source>
        <translation>nicht in dieser Kategorie</translation>
    </message>
    <message>
        <source>of this category</source>
        <translation>in dieser Kategorie</translation>
    </message>
    <message>
        <source>What drives it</source>
        <translation>Was den Ausschlag gibt</translation>
    </message>
    <message>
        <source>standardised coefficients</source>
        <translation>standardisierte Koeffizienten</translation>
    </message>
    <message>
        <source>trained on %1 claims</source>
        <translation>auf %1 Ansprüchen trainiert</translation>
    </message>
    <message>
        <source>lines: bootstrap 95 %, %1 refits by application</source>
        <translation>Striche: Bootstrap 95 %, %1 Anpassungen nach Anmeldung</translation>
    </message>
</context>
<context>
    <name>metes::MetricsFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compute the rest</source>
        <translation>Rest berechnen</translation>
    </message>
    <message>
        <source>Copy table ▾</source>
        <translation>Tabelle kopieren ▾</translation>
    </message>
    <message>
        <source>Save plots ▾</source>
        <translation>Diagramme speichern ▾</translation>
    </message>
    <message>
        <source>Bootstrap %1 by application, seed %2</source>
        <translation>Bootstrap %1 nach Anmeldung, Startwert %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 aus %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>noch etwa %n s</numerusform>
            <numerusform>noch etwa %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Views of the metrics</source>
        <translation>Ansichten der Messwerte</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Klassifikation</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Läufe vergleichen</translation>
    </message>
    <message>
        <source>All as %1…</source>
        <translation>Alle als %1…</translation>
    </message>
    <message>
        <source>Save the plots of this view in</source>
        <translation>Diagramme dieser Ansicht speichern in</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Diagramme speichern</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) saved</source>
        <translation>
            <numerusform>%n Diagramm gespeichert</numerusform>
            <numerusform>%n Diagramme gespeichert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::MetricsTab</name>
    <message>
        <source>Reading the runs</source>
        <translation>Läufe werden gelesen</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Noch keine Läufe</translation>
    </message>
    <message>
        <source>A run gives each claim a probability of being indefinite. Its figures, with their intervals, stand here.</source>
        <translation>Ein Lauf gibt jedem Anspruch eine Wahrscheinlichkeit, unklar zu sein. Hier stehen seine Zahlen mit ihren Intervallen.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Zu den Läufen</translation>
    </message>
    <message>
        <source>No run is finished</source>
        <translation>Kein Lauf ist fertig</translation>
    </message>
    <message>
        <source>There are no figures before a run has been through all its claims.</source>
        <translation>Zahlen gibt es erst, wenn ein Lauf alle seine Ansprüche durchlaufen hat.</translation>
    </message>
</context>
<context>
    <name>metes::NewRunDialog</name>
    <message>
        <source>Model files (*.json)</source>
        <translation>Modelldateien (*.json)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Findings of high and medium severity become reasons. The score orders claims; it is no probability.</source>
        <translation>Befunde von hoher und mittlerer Schwere werden zu Gründen. Der Wert ordnet die Ansprüche; er ist keine Wahrscheinlichkeit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln Anspruch</numerusform>
            <numerusform>%Ln Ansprüche</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>All features</source>
        <translation>Alle Merkmale</translation>
    </message>
    <message>
        <source>Linguistic features</source>
        <translation>Sprachliche Merkmale</translation>
    </message>
    <message>
        <source>TF-IDF</source>
        <translation>TF-IDF</translation>
    </message>
    <message>
        <source>None: raw probabilities</source>
        <translation>Keine: rohe Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Isotonic, on validation</source>
        <translation>Isotonisch, auf Validierung</translation>
    </message>
    <message>
        <source>Platt, on validation</source>
        <translation>Platt, auf Validierung</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>No file: the project keeps the model</source>
        <translation>Keine Datei: das Projekt behält das Modell</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Learns from %1 labelled claims of the train split, chooses thresholds on validation, then predicts. The project keeps the model too.</source>
        <translation>Lernt aus %1 bewerteten Ansprüchen des Trainingsteils, wählt Schwellen auf der Validierung und sagt dann vorher. Auch das Projekt behält das Modell.</translation>
    </message>
    <message>
        <source>A model that was trained here or by metes-cli train.</source>
        <translation>Ein Modell, das hier oder mit metes-cli train trainiert wurde.</translation>
    </message>
    <message>
        <source>Uniform scores that know nothing: what every other run must beat.</source>
        <translation>Gleichverteilte Werte, die nichts wissen: was jeder andere Lauf übertreffen muss.</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Erster Lauf</translation>
    </message>
    <message>
        <source>Second run</source>
        <translation>Zweiter Lauf</translation>
    </message>
    <message>
        <source>The mean of both. Claims that one of them lacks fail.</source>
        <translation>Das Mittel von beiden. Ansprüche, die einem davon fehlen, schlagen fehl.</translation>
    </message>
    <message>
        <source>Isotonic</source>
        <translation>Isotonisch</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Fits the run&apos;s probabilities to what examiners decided on the validation claims. Claims that the run lacks fail.</source>
        <translation>Passt die Wahrscheinlichkeiten des Laufs an das an, was Prüfer bei den Validierungsansprüchen entschieden haben. Ansprüche, die dem Lauf fehlen, schlagen fehl.</translation>
    </message>
    <message>
        <source>Save the model as</source>
        <translation>Modell speichern unter</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Modelldatei wählen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The project has no claims.</source>
        <translation>Das Projekt hat keine Ansprüche.</translation>
    </message>
    <message>
        <source>The train split has no labelled claims to learn from.</source>
        <translation>Der Trainingsteil hat keine bewerteten Ansprüche, aus denen sich lernen ließe.</translation>
    </message>
    <message>
        <source>Choose a model file.</source>
        <translation>Wählen Sie eine Modelldatei.</translation>
    </message>
    <message>
        <source>An ensemble needs two finished runs.</source>
        <translation>Ein Ensemble braucht zwei fertige Läufe.</translation>
    </message>
    <message>
        <source>Choose two different runs.</source>
        <translation>Wählen Sie zwei verschiedene Läufe.</translation>
    </message>
    <message>
        <source>Calibrating needs a finished run.</source>
        <translation>Zum Kalibrieren braucht es einen fertigen Lauf.</translation>
    </message>
    <message>
        <source>Train and predict</source>
        <translation>Trainieren und vorhersagen</translation>
    </message>
</context>
<context>
    <name>metes::Numbers</name>
    <message>
        <source>only one class</source>
        <translation>nur eine Klasse</translation>
    </message>
    <message>
        <source>no claims</source>
        <translation>keine Ansprüche</translation>
    </message>
    <message>
        <source>there are no positives</source>
        <translation>es gibt keine positiven</translation>
    </message>
    <message>
        <source>no label is true or predicted</source>
        <translation>keine Kategorie ist wahr oder vorhergesagt</translation>
    </message>
    <message>
        <source>no observations</source>
        <translation>keine Beobachtungen</translation>
    </message>
    <message>
        <source>the scores are no probabilities</source>
        <translation>die Werte sind keine Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation>keine Schwelle</translation>
    </message>
    <message>
        <source>a run has no threshold</source>
        <translation>ein Lauf hat keine Schwelle</translation>
    </message>
    <message>
        <source>a run has no thresholds for categories</source>
        <translation>ein Lauf hat keine Schwellen für Kategorien</translation>
    </message>
    <message>
        <source>the run has no scores for the category</source>
        <translation>der Lauf hat keine Werte für die Kategorie</translation>
    </message>
    <message>
        <source>no labelled validation claims to choose it on</source>
        <translation>keine Validierungsansprüche mit Urteil, um sie zu wählen</translation>
    </message>
    <message>
        <source>no labelled claims with such a probability</source>
        <translation>keine beurteilten Ansprüche mit dieser Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>equal scores keep the wanted share out of reach</source>
        <translation>gleiche Werte machen den gewünschten Anteil unerreichbar</translation>
    </message>
    <message>
        <source>chosen on the claims that it is evaluated on</source>
        <translation>an denselben Ansprüchen gewählt und ausgewertet</translation>
    </message>
    <message>
        <source>no positive examples among the train claims</source>
        <translation>keine positiven Beispiele in den Trainingsansprüchen</translation>
    </message>
    <message>
        <source>no negative examples among the train claims</source>
        <translation>keine negativen Beispiele in den Trainingsansprüchen</translation>
    </message>
    <message>
        <source>nothing was predicted positive</source>
        <translation>nichts wurde positiv vorhergesagt</translation>
    </message>
    <message>
        <source>nothing is positive and nothing was predicted</source>
        <translation>nichts ist positiv und nichts vorhergesagt</translation>
    </message>
    <message>
        <source>not estimable</source>
        <translation>nicht schätzbar</translation>
    </message>
    <message>
        <source>%1, counted as 0</source>
        <translation>%1, als 0 gezählt</translation>
    </message>
    <message>
        <source>%1 of %2 resamples were undefined</source>
        <translation>%1 von %2 Stichproben waren ohne Wert</translation>
    </message>
    <message>
        <source>Not estimable.</source>
        <translation>Nicht schätzbar.</translation>
    </message>
    <message>
        <source>Not estimable: %1.</source>
        <translation>Nicht schätzbar: %1.</translation>
    </message>
    <message>
        <source>no labelled claims of test or validation</source>
        <translation>keine beurteilten Ansprüche in Test oder Validierung</translation>
    </message>
</context>
<context>
    <name>metes::OutlinePanel</name>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Terms in claim %1</source>
        <translation>Begriffe in Anspruch %1</translation>
    </message>
</context>
<context>
    <name>metes::ParentsPanel</name>
    <message>
        <source>Parent claims</source>
        <translation>Oberansprüche</translation>
    </message>
    <message>
        <source>The claim depends on no other claim.</source>
        <translation>Der Anspruch hängt von keinem anderen ab.</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>Claim %1 is not in this project.</source>
        <translation>Anspruch %1 ist nicht in diesem Projekt.</translation>
    </message>
</context>
<context>
    <name>metes::PlotFile</name>
    <message>
        <source>PNG, 200 %</source>
        <translation>PNG, 200 %</translation>
    </message>
</context>
<context>
    <name>metes::PlotPanel</name>
    <message>
        <source>As table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>%1 as table</source>
        <translation>%1 als Tabelle</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Diagramm speichern</translation>
    </message>
</context>
<context>
    <name>metes::PredictionLayer</name>
    <message>
        <source>run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>%1 indefinite</source>
        <translation>%1 unklar</translation>
    </message>
    <message>
        <source>By its threshold the run says indefinite.</source>
        <translation>Nach seiner Schwelle sagt der Lauf: unklar.</translation>
    </message>
    <message>
        <source>By its threshold the run says definite.</source>
        <translation>Nach seiner Schwelle sagt der Lauf: klar.</translation>
    </message>
    <message>
        <source>trained on this claim</source>
        <translation>hat an diesem Anspruch gelernt</translation>
    </message>
</context>
<context>
    <name>metes::ProgressStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
</context>
<context>
    <name>metes::ProjectFiles</name>
    <message>
        <source>Metes projects (*.metes)</source>
        <translation>Metes-Projekte (*.metes)</translation>
    </message>
    <message>
        <source>Claims and office actions (*.jsonl *.jsonl.gz *.json)</source>
        <translation>Ansprüche und Bescheide (*.jsonl *.jsonl.gz *.json)</translation>
    </message>
</context>
<context>
    <name>metes::ProjectOpener</name>
    <message>
        <source>Open a project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Project.metes</source>
        <translation>Projekt.metes</translation>
    </message>
</context>
<context>
    <name>metes::ProjectTransfer</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importiert: %1.</translation>
    </message>
    <message>
        <source>Export as JSON Lines</source>
        <translation>Als JSON Lines exportieren</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl *.jsonl.gz)</source>
        <translation>JSON Lines (*.jsonl *.jsonl.gz)</translation>
    </message>
    <message>
        <source>Export as CSV: where the folder is made</source>
        <translation>Als CSV exportieren: wo der Ordner angelegt wird</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>The folder %1 exists already.</source>
        <translation>Den Ordner %1 gibt es schon.</translation>
    </message>
    <message>
        <source>The files of an earlier export in it are replaced.</source>
        <translation>Die Dateien eines früheren Exports darin werden ersetzt.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 is the project itself.</source>
        <translation>%1 ist das Projekt selbst.</translation>
    </message>
    <message>
        <source>Choose another name for the export.</source>
        <translation>Wählen Sie einen anderen Namen für den Export.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export läuft</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Back up the project</source>
        <translation>Projekt sichern</translation>
    </message>
    <message>
        <source>Choose another name for the backup.</source>
        <translation>Wählen Sie einen anderen Namen für die Sicherung.</translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation>Sicherung läuft</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>Gesichert nach %1.</translation>
    </message>
    <message>
        <source>Indexing for search</source>
        <translation>Suchverzeichnis wird angelegt</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>metes::QueueModel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Anspruch %1</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>commented</source>
        <translation>kommentiert</translation>
    </message>
</context>
<context>
    <name>metes::QueuePanel</name>
    <message>
        <source>Queue</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>No claims yet</source>
        <translation>Noch keine Ansprüche</translation>
    </message>
    <message>
        <source>Import a dataset, office actions or claims: File, Import.</source>
        <translation>Importieren Sie einen Datensatz, Bescheide oder Ansprüche: Datei, Importieren.</translation>
    </message>
    <message>
        <source>No claim passes</source>
        <translation>Kein Anspruch passt</translation>
    </message>
    <message>
        <source>No claim fits the filters and the search together.</source>
        <translation>Kein Anspruch passt zugleich zu Filtern und Suche.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Queue of claims</source>
        <translation>Liste der Ansprüche</translation>
    </message>
    <message>
        <source>· %1 of %2</source>
        <translation>· %1 von %2</translation>
    </message>
    <message>
        <source>Reviewed, of the claims that pass the filters</source>
        <translation>Geprüft, von den Ansprüchen, die zu den Filtern passen</translation>
    </message>
    <message>
        <source>Reviewed, of the first claims found; the search goes on</source>
        <translation>Geprüft, von den zuerst gefundenen Ansprüchen; die Suche läuft weiter</translation>
    </message>
</context>
<context>
    <name>metes::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>metes::ReasonCard</name>
    <message>
        <source>More acts on this reason</source>
        <translation>Weitere Handlungen zu diesem Grund</translation>
    </message>
    <message>
        <source>Text or spans wrong, reject, comment</source>
        <translation>Text oder Stellen falsch, ablehnen, kommentieren</translation>
    </message>
    <message>
        <source>Text is wrong</source>
        <translation>Text ist falsch</translation>
    </message>
    <message>
        <source>Spans are wrong</source>
        <translation>Stellen sind falsch</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Comment on this reason</source>
        <translation>Diesen Grund kommentieren</translation>
    </message>
    <message>
        <source>edited by %1</source>
        <translation>bearbeitet von %1</translation>
    </message>
    <message>
        <source>rejected by %1</source>
        <translation>abgelehnt von %1</translation>
    </message>
    <message>
        <source>added by %1</source>
        <translation>hinzugefügt von %1</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>Place lost in the revised claim: “%1”</source>
        <translation>Stelle im geänderten Anspruch verloren: „%1“</translation>
    </message>
    <message>
        <source>Quote not in claim: “%1”</source>
        <translation>Zitat nicht im Anspruch: „%1“</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>No longer in the imported file</source>
        <translation>Nicht mehr in der importierten Datei</translation>
    </message>
    <message>
        <source>No span</source>
        <translation>Keine Stelle</translation>
    </message>
    <message numerus="yes">
        <source>%n span(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Span %1 of %2</source>
        <translation>Stelle %1 von %2</translation>
    </message>
    <message>
        <source>Reason: %1, %2</source>
        <translation>Grund: %1, %2</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>„%1“, %2</translation>
    </message>
</context>
<context>
    <name>metes::ReasonCards</name>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>A reason is missing that nobody cited.</source>
        <translation>Es fehlt ein Grund, den niemand anführte.</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>No reasons cited. Accept to record: reviewed, nothing found.</source>
        <translation>Keine Gründe angeführt. Annehmen hält fest: geprüft, nichts gefunden.</translation>
    </message>
    <message>
        <source>Cited by: %1</source>
        <translation>Angeführt von: %1</translation>
    </message>
</context>
<context>
    <name>metes::RefusedModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>metes::ReliabilityFigure</name>
    <message>
        <source>share indefinite</source>
        <translation>Anteil unklar</translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation>vorhergesagte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>probability %1: %2 % indefinite</source>
        <translation>Wahrscheinlichkeit %1: %2 % unklar</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Mean probability</source>
        <translation>Mittlere Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Indefinite, %</source>
        <translation>Unklar, %</translation>
    </message>
</context>
<context>
    <name>metes::ReportTable</name>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
</context>
<context>
    <name>metes::ReviewPage</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Search claims, actions, reasons</source>
        <translation>Ansprüche, Bescheide, Gründe suchen</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>claim %1 of %2</source>
        <translation>Anspruch %1 von %2</translation>
    </message>
    <message>
        <source>another claim</source>
        <translation>ein anderer Anspruch</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n Anspruch</numerusform>
            <numerusform>%n Ansprüche</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1, %2</source>
        <translation>Rückgängig gemacht: %1, %2</translation>
    </message>
    <message>
        <source>Redone: %1, %2</source>
        <translation>Wiederholt: %1, %2</translation>
    </message>
    <message>
        <source>%1 a claim · about %2 left</source>
        <translation>%1 je Anspruch · noch etwa %2</translation>
    </message>
    <message>
        <source>%1 a claim</source>
        <translation>%1 je Anspruch</translation>
    </message>
    <message>
        <source>Select words in the claim first</source>
        <translation>Wählen Sie zuerst Wörter im Anspruch aus</translation>
    </message>
    <message>
        <source>Choose a reason first, or make a new one</source>
        <translation>Wählen Sie zuerst einen Grund, oder legen Sie einen neuen an</translation>
    </message>
    <message>
        <source>New reason: %1. Why? You may leave it empty.</source>
        <translation>Neuer Grund: %1. Warum? Das Feld darf leer bleiben.</translation>
    </message>
    <message>
        <source>Add reason</source>
        <translation>Grund hinzufügen</translation>
    </message>
    <message>
        <source>Comment on claim %1</source>
        <translation>Kommentar zu Anspruch %1</translation>
    </message>
    <message>
        <source>Comment on the reason: %1</source>
        <translation>Kommentar zum Grund: %1</translation>
    </message>
    <message>
        <source>Save comment</source>
        <translation>Kommentar speichern</translation>
    </message>
    <message>
        <source>That was the last claim of the queue</source>
        <translation>Das war der letzte Anspruch der Liste</translation>
    </message>
    <message>
        <source>That is the first claim of the queue</source>
        <translation>Das ist der erste Anspruch der Liste</translation>
    </message>
    <message>
        <source>Added as your reason</source>
        <translation>Als Ihr Grund hinzugefügt</translation>
    </message>
    <message>
        <source>Reading what runs say.</source>
        <translation>Liest, was Läufe sagen.</translation>
    </message>
    <message>
        <source>No finished run has a probability of this claim. Train a model on the Runs page; what drives it then stands here.</source>
        <translation>Kein fertiger Lauf hat eine Wahrscheinlichkeit für diesen Anspruch. Trainieren Sie auf der Seite Läufe ein Modell; was sie bestimmt, steht dann hier.</translation>
    </message>
    <message>
        <source>A run of this kind has no model that could be taken apart.</source>
        <translation>Ein Lauf dieser Art hat kein Modell, das sich zerlegen ließe.</translation>
    </message>
    <message>
        <source>The model is being asked.</source>
        <translation>Das Modell wird gefragt.</translation>
    </message>
</context>
<context>
    <name>metes::RunDetail</name>
    <message>
        <source>%1 / min</source>
        <translation>%1 / min</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Show in Metrics</source>
        <translation>In Messwerten zeigen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Verbleibt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Claims that failed</source>
        <translation>Fehlgeschlagene Ansprüche</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>then the claims</source>
        <translation>danach die Ansprüche</translation>
    </message>
    <message>
        <source>of the training</source>
        <translation>des Trainings</translation>
    </message>
    <message>
        <source>Claims done</source>
        <translation>Ansprüche erledigt</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fehlgeschlagen</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>from beginning to end</source>
        <translation>von Anfang bis Ende</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Mittel</translation>
    </message>
    <message>
        <source>at this rate</source>
        <translation>bei diesem Tempo</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Another program works on this run, or it was interrupted. Resume goes on where it stopped.</source>
        <translation>Ein anderes Programm arbeitet an diesem Lauf, oder er wurde unterbrochen. Fortsetzen macht dort weiter, wo er aufgehört hat.</translation>
    </message>
    <message>
        <source>What was done stays. Resume goes on where it stopped.</source>
        <translation>Was getan ist, bleibt. Fortsetzen macht dort weiter, wo er aufgehört hat.</translation>
    </message>
    <message>
        <source>It stopped: %1. Resume goes on where it stopped.</source>
        <translation>Er hat angehalten: %1. Fortsetzen macht dort weiter, wo er aufgehört hat.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Needs a look</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Abbrechen…</translation>
    </message>
    <message>
        <source>Cancelled: what was done stays, the other %1 claims were not predicted. It does not go on.</source>
        <translation>Abgebrochen: Was fertig war, bleibt; die anderen %1 Ansprüche wurden nicht vorhergesagt. Der Lauf geht nicht weiter.</translation>
    </message>
</context>
<context>
    <name>metes::RunListModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <translation>%1 von %2 fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln Anspruch</numerusform>
            <numerusform>%Ln Ansprüche</numerusform>
        </translation>
    </message>
    <message>
        <source>paused at %1 of %2</source>
        <translation>angehalten bei %1 von %2</translation>
    </message>
    <message>
        <source>interrupted at %1 of %2</source>
        <translation>unterbrochen bei %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 claims</source>
        <translation>%1 von %2 Ansprüchen</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>training</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>cancelled at %1 of %2</source>
        <translation>abgebrochen bei %1 von %2</translation>
    </message>
</context>
<context>
    <name>metes::Runs</name>
    <message>
        <source>Logistic regression</source>
        <translation>Logistische Regression</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Claim checker</source>
        <translation>Anspruchsprüfer</translation>
    </message>
    <message>
        <source>Ensemble</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Kalibriert</translation>
    </message>
    <message>
        <source>TF-IDF</source>
        <translation>TF-IDF</translation>
    </message>
    <message>
        <source>linguistic</source>
        <translation>sprachlich</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>alle Merkmale</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>All claims</source>
        <translation>Alle Ansprüche</translation>
    </message>
    <message>
        <source>Train split</source>
        <translation>Trainingsteil</translation>
    </message>
    <message>
        <source>Validation split</source>
        <translation>Validierungsteil</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>Testteil</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Indefinite or not</source>
        <translation>Unklar oder nicht</translation>
    </message>
    <message>
        <source>McNemar&apos;s test: %1</source>
        <translation>McNemar-Test: %1</translation>
    </message>
    <message>
        <source>McNemar, exact: only %1 is right on %2 claims, only %3 on %4; %5.</source>
        <translation>McNemar, exakt: Nur %1 liegt bei %2 Ansprüchen richtig, nur %3 bei %4; %5.</translation>
    </message>
    <message>
        <source>Differences are %1 minus %2 on the same resamples.</source>
        <translation>Differenzen sind %1 minus %2 auf denselben Stichproben.</translation>
    </message>
    <message>
        <source>%1 claims that only one of them has are left out.</source>
        <translation>%1 Ansprüche, die nur einer hat, sind weggelassen.</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>isotonic</source>
        <translation>isotonisch</translation>
    </message>
    <message>
        <source>none: probabilities are raw</source>
        <translation>keine: Wahrscheinlichkeiten sind roh</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trainiert mit</translation>
    </message>
    <message>
        <source>%1 claims</source>
        <translation>%1 Ansprüchen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Mean of</source>
        <translation>Mittel von</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>in Vorbereitung</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Train logistic regression</source>
        <translation>Logistische Regression trainieren</translation>
    </message>
    <message>
        <source>Predict with a model file</source>
        <translation>Mit einer Modelldatei vorhersagen</translation>
    </message>
    <message>
        <source>Random baseline</source>
        <translation>Zufällige Vergleichslinie</translation>
    </message>
    <message>
        <source>Ensemble of two runs</source>
        <translation>Ensemble aus zwei Läufen</translation>
    </message>
    <message>
        <source>Calibrate a run</source>
        <translation>Einen Lauf kalibrieren</translation>
    </message>
    <message>
        <source>Calibrated: fitted to what examiners decided on the validation claims.</source>
        <translation>Kalibriert: angepasst an das, was Prüfer bei den Validierungsansprüchen entschieden haben.</translation>
    </message>
    <message>
        <source>The claim checker&apos;s figure orders claims; it is no probability.</source>
        <translation>Der Wert des Anspruchsprüfers ordnet die Ansprüche; er ist keine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Random: a figure that knows nothing.</source>
        <translation>Zufall: ein Wert, der nichts weiß.</translation>
    </message>
    <message>
        <source>Raw: what the classifier put out, not calibrated.</source>
        <translation>Roh: was der Klassifikator ausgab, nicht kalibriert.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Run %1: %2 of %3</source>
        <translation>Lauf %1: %2 von %3</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>Each run&apos;s own split</source>
        <translation>Eigener Teil jedes Laufs</translation>
    </message>
    <message>
        <source>The claims that a run is about; the test split for a run about all claims</source>
        <translation>Die Ansprüche, um die es im Lauf geht; bei einem Lauf über alle Ansprüche der Testteil</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation>%1, höchstens %2</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
</context>
<context>
    <name>metes::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Noch keine Läufe</translation>
    </message>
    <message>
        <source>A run lets a predictor say of every claim how likely it is indefinite, and why. It can be paused, and goes on where it stopped.</source>
        <translation>In einem Lauf sagt ein Verfahren zu jedem Anspruch, wie wahrscheinlich er unklar ist und warum. Er lässt sich anhalten und geht dort weiter, wo er aufgehört hat.</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Neuer Lauf …</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>Its %1 predictions go with it. Runs that were made from it stay.</source>
        <translation>Seine %1 Vorhersagen gehen mit verloren. Läufe, die daraus entstanden sind, bleiben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 abgebrochen</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Lauf abbrechen</translation>
    </message>
    <message>
        <source>Cancel %1?</source>
        <translation>%1 abbrechen?</translation>
    </message>
    <message>
        <source>The %1 claims that are done stay, the other %2 are not predicted, and the run can never go on. A paused run can.</source>
        <translation>Die %1 fertigen Ansprüche bleiben, die anderen %2 werden nicht vorhergesagt, und der Lauf kann nie mehr fortgesetzt werden. Ein angehaltener kann es.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>metes::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Neuer Lauf …</translation>
    </message>
</context>
<context>
    <name>metes::SearchBox</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>metes::SelectionBar</name>
    <message>
        <source>Add span</source>
        <translation>Stelle hinzufügen</translation>
    </message>
    <message>
        <source>New reason</source>
        <translation>Neuer Grund</translation>
    </message>
</context>
<context>
    <name>metes::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Annotator</translation>
    </message>
    <message>
        <source>Decisions carry this name and the name of this device, %1. What others decided stays theirs.</source>
        <translation>Entscheidungen tragen diesen Namen und den dieses Geräts, %1. Was andere entschieden, bleibt ihres.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Claim and action &amp;font</source>
        <translation>&amp;Schrift von Anspruch und Bescheid</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Claim and action text &amp;size</source>
        <translation>Schrift&amp;größe von Anspruch und Bescheid</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Claims, office actions and the names of categories in files stay as they are.</source>
        <translation>Ansprüche, Bescheide und die Namen der Kategorien in Dateien bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>metes::StartPage</name>
    <message>
        <source>No project is open</source>
        <translation>Kein Projekt ist geöffnet</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>A project holds claims, their office actions and every decision in one file. You can also drop a project, or claims as JSON Lines, into this window.</source>
        <translation>Ein Projekt enthält Ansprüche, ihre Bescheide und jede Entscheidung in einer Datei. Sie können auch ein Projekt oder Ansprüche als JSON Lines in dieses Fenster ziehen.</translation>
    </message>
</context>
<context>
    <name>metes::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this machine</source>
        <translation>Offline: nichts verlässt diesen Rechner</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel what runs in the background</source>
        <translation>Abbrechen, was im Hintergrund läuft</translation>
    </message>
    <message>
        <source>Metes opens no network connection. Projects, claims and decisions stay in your files.</source>
        <translation>Metes öffnet keine Netzverbindung. Projekte, Ansprüche und Entscheidungen bleiben in Ihren Dateien.</translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation>%1 von %2 geprüft</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Every act is written to the project at once.</source>
        <translation>Jede Handlung wird sofort in das Projekt geschrieben.</translation>
    </message>
    <message>
        <source>This project can be read here but not changed.</source>
        <translation>Dieses Projekt kann hier gelesen, aber nicht geändert werden.</translation>
    </message>
</context>
<context>
    <name>metes::SupportPanel</name>
    <message>
        <source>Support in the description</source>
        <translation>Stütze in der Beschreibung</translation>
    </message>
    <message>
        <source>No description yet</source>
        <translation>Noch keine Beschreibung</translation>
    </message>
    <message>
        <source>With the description at hand, terms of the claims that it never uses are listed here.</source>
        <translation>Liegt die Beschreibung vor, stehen hier die Begriffe der Ansprüche, die sie nie verwendet.</translation>
    </message>
    <message>
        <source>Give the description…</source>
        <translation>Beschreibung angeben…</translation>
    </message>
    <message>
        <source>Paragraph of the description</source>
        <translation>Absatz der Beschreibung</translation>
    </message>
    <message>
        <source>The description never says “%1” in these words.</source>
        <translation>Die Beschreibung sagt „%1“ nirgends in diesen Worten.</translation>
    </message>
</context>
<context>
    <name>metes::TableWords</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>% indef.</source>
        <translation>% unklar</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Acc.</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation>Makro-F1</translation>
    </message>
    <message>
        <source>Micro F1</source>
        <translation>Mikro-F1</translation>
    </message>
    <message>
        <source>Paper AUROC</source>
        <translation>AUROC Artikel</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Positives</source>
        <translation>Positive</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gewünscht</translation>
    </message>
    <message>
        <source>On validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>On these claims</source>
        <translation>Diese Ansprüche</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Definite</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Anteil richtig</translation>
    </message>
    <message>
        <source>Mean p</source>
        <translation>Mittleres p</translation>
    </message>
    <message>
        <source>Faint</source>
        <translation>Blass</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier</translation>
    </message>
    <message>
        <source>ECE</source>
        <translation>ECE</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Root of sum of squares</source>
        <translation>Wurzel der Quadratsumme</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Stärkstes</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Koeffizient</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-Wert</translation>
    </message>
    <message>
        <source>definite</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>kalibriert</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichverteilt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>nothing predicted</source>
        <translation>nichts vorhergesagt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Unabhängig</translation>
    </message>
    <message>
        <source>Dependent</source>
        <translation>Abhängig</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>unabhängig</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>abhängig</translation>
    </message>
    <message>
        <source>Not found in the claim</source>
        <translation>Nicht im Anspruch gefunden</translation>
    </message>
    <message>
        <source>% of claims</source>
        <translation>% der Ansprüche</translation>
    </message>
    <message>
        <source>Parents, direct</source>
        <translation>Eltern, direkt</translation>
    </message>
    <message>
        <source>Parents, all</source>
        <translation>Eltern, alle</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Teilmerkmale</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Predicted definite</source>
        <translation>Als klar</translation>
    </message>
    <message>
        <source>Predicted indefinite</source>
        <translation>Als unklar</translation>
    </message>
    <message>
        <source>% right</source>
        <translation>% richtig</translation>
    </message>
</context>
<context>
    <name>metes::TopBar</name>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Study: %1</source>
        <translation>Studie: %1</translation>
    </message>
    <message>
        <source>Annotator: %1</source>
        <translation>Annotator: %1</translation>
    </message>
    <message>
        <source>Show all keys (%1)</source>
        <translation>Alle Tasten zeigen (%1)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>metes::ValueTable</name>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>Als %1 kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation>Gewählte Zeilen kopieren</translation>
    </message>
</context>
<context>
    <name>metes::WeightFigure</name>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Koeffizient</translation>
    </message>
</context>
<context>
    <name>metes::WindowActions</name>
    <message>
        <source>Open the &amp;sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation>Als &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Neues Projekt…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>As &amp;JSON Lines…</source>
        <translation>Als &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sichern…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Text as it was at &amp;first</source>
        <translation>Text wie zu Beg&amp;inn</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Voriger &amp;Bereich</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Guidelines</source>
        <translation>&amp;Leitfaden</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Einführung</translation>
    </message>
    <message>
        <source>&amp;About Metes</source>
        <translation>Ü&amp;ber Metes</translation>
    </message>
    <message>
        <source>&amp;Claim checker’s findings</source>
        <translation>Befunde der &amp;Anspruchsprüfung</translation>
    </message>
    <message>
        <source>&amp;What drives the probability</source>
        <translation>Was die Wahrscheinlichkeit &amp;bestimmt</translation>
    </message>
</context>
<context>
    <name>metes::WindowDialogs</name>
    <message>
        <source>Metes %1

A workbench for the definiteness of patent claims: review what was extracted from office actions, correct it, and keep every decision.

Free software under the GNU General Public License, version 3 or later. Nothing leaves this machine.</source>
        <translation>Metes %1

Eine Werkbank für die Klarheit von Patentansprüchen: prüfen, was aus Bescheiden gewonnen wurde, es berichtigen und jede Entscheidung behalten.

Freie Software unter der GNU General Public License, Version 3 oder später. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>About Metes</source>
        <translation>Über Metes</translation>
    </message>
</context>
<context>
    <name>metes::YearsFigure</name>
    <message>
        <source>claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>indefinite, %</source>
        <translation>unklar, %</translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>definite</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>share of indefinite claims</source>
        <translation>Anteil unklarer Ansprüche</translation>
    </message>
    <message>
        <source>%1: %2 definite, %3 indefinite</source>
        <translation>%1: %2 klar, %3 unklar</translation>
    </message>
    <message>
        <source>Filing year</source>
        <translation>Anmeldejahr</translation>
    </message>
    <message>
        <source>Definite</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Indefinite, %</source>
        <translation>Unklar, %</translation>
    </message>
</context>
</TS>
