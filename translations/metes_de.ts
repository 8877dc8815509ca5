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
    <name>metes::Context</name>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Entwurf</translation>
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
        <source>Claims (*.txt *.md *.jsonl *.json *.gz)</source>
        <translation>Ansprüche (*.txt *.md *.jsonl *.json *.gz)</translation>
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
        <source>Enter</source>
        <comment>key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key</comment>
        <translation>X</translation>
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
</TS>
