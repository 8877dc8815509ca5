<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionWords</name>
    <message>
        <source>Non-final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>para. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Antecedent basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exemplary phrasing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Functional claiming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradicting limitations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omission of essentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refers to something that was not clearly introduced before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses a term without a clear, accepted meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses a term of degree without a standard to measure it by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives an example and leaves open whether it limits the claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims a function without a structure that performs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains limitations that exclude each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out an essential element, step or link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depends on a claim that is itself indefinite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the other categories.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimChart</name>
    <message>
        <source>Not in these words: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support in the description</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamineReport</name>
    <message numerus="yes">
        <source>%1 · %2 · %n claim(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n claim</numerusform>
            <numerusform>%1 · %2 · %n claims</numerusform>
        </translation>
    </message>
    <message>
        <source>Definiteness of the claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by rules on this machine; nothing was sent anywhere. High and medium are what a careful reader would want to see, low is debatable, a note explains. Sections are those of the Manual of Patent Examining Procedure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms that the description never says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first in claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each element of the claims and the paragraphs of the description that use most of its terms.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>No label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a quote that is not in the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only application %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>No antecedent basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several introductions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used before introduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Introduced twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular and plural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another kind than its parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term drift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inherent part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexplained acronym</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjective term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exemplary phrasing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open-ended wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trademark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means plus function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative limitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transition phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost claim number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · MPEP %2</source>
        <comment>claim, section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no introduction in claim %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in claim %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the words out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; (claim %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchClass</name>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuzzy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlineRows</name>
    <message numerus="yes">
        <source>Claim %1, %2, %n alarm(s)</source>
        <translation>
            <numerusform>Claim %1, %2, %n alarm</numerusform>
            <numerusform>Claim %1, %2, %n alarms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>claim %1 · %n use(s)</source>
        <translation>
            <numerusform>claim %1 · %n use</numerusform>
            <numerusform>claim %1 · %n uses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs none · %n use(s)</source>
        <translation>
            <numerusform>needs none · %n use</numerusform>
            <numerusform>needs none · %n uses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 · </source>
        <comment>claim numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no introduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, probability of indefiniteness %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>no label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted as is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviewed, nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text of a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict on a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict on spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of a span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejection of a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restoring a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark of a missing reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was: %1, changed by %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is writing to the project. Nothing was changed; try again when it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on the disk, then try again. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder, then try again. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ActionPanel</name>
    <message>
        <source>Office action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next section about 35 U.S.C. 112</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No office action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the application&apos;s office action to see what the examiner wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>112 sections %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ActionView</name>
    <message>
        <source>Office action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>What a screen reader says of a marked passage of the action: words, category, how found.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ApplicationChooser</name>
    <message>
        <source>Take an application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number or words of the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow the list of applications</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Banner</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Button</name>
    <message>
        <source>Key: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::CalibrationTab</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims that are evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calibrated probabilities, %1 claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw scores, %1 claims</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::CategoryButton</name>
    <message>
        <source>Category: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::CategoryMenu</name>
    <message>
        <source>Category of the reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ChartModel</name>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ChartPanel</name>
    <message>
        <source>Claim chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No description yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the description at hand, each element of the claims stands here beside the paragraphs that speak of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the description…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ClaimDraftEditor</name>
    <message>
        <source>Text of the claims</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ClaimEditor</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ClaimPanel</name>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No claim chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a claim in the queue to see it beside its office action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependent · parent lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the claim checker finds, beside what was cited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What drives this probability</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ClaimView</name>
    <message>
        <source>Claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim %1, %2, %3, %4</source>
        <extracomment>What a screen reader says of a marked passage: claim, words, category, how it was found.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ClassificationTab</name>
    <message>
        <source>Claims that are evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 claims · no figure before the run ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims, %2 indefinite · threshold balances validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusion in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled · %1 of %2 claims · no figure of a part</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Command</name>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits with Shift (French keyboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as JSON Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter and search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text as it was at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept what is shown and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: antecedent basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: undefined term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: relative term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: exemplary phrasing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: functional claiming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: contradicting limitations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: omission of essentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: dependence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category: other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label the claim definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label the claim indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason&apos;s text is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason&apos;s spans are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the selection as a span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New reason from the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next of stacked spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous of stacked spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a character back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a character on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a word back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a word on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s end back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s end on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s end a word back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s end a word on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s start back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s start a word back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the span&apos;s start a word on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next 112 section of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is taken by &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another key, or change that command first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings (Examine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the claim checker&apos;s findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the suggested edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss the finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the judgement back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the run or go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide what drives the probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::CommentEditor</name>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::CompareTab</name>
    <message>
        <source>First run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims that are evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two finished runs over the same claims can be compared here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two different runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims in both, of %2 applications or families</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Context</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::CurveFigure</name>
    <message>
        <source>false-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DatasetTab</name>
    <message>
        <source>Claims, applications, reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definite and indefinite claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No claims with a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import claims that examiners decided on: what they are stands here, by split and by year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>claims of applications</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln claim</numerusform>
            <numerusform>%Ln claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln application(s)</source>
        <translation>
            <numerusform>%Ln application</numerusform>
            <numerusform>%Ln applications</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of %2 quotes are not found in their claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reasons of other categories are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DatasetTables</name>
    <message>
        <source>Claims by filing year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No filing dates are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims without filing date are left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DescriptionPanel</name>
    <message>
        <source>Words in the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs of the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No paragraph found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DraftActs</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste as a new draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take an application of the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write or paste the description…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a description…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the draft…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the draft…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (HTML)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description, with an empty line between paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt *.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is deleted with its dismissals, for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim chart as a web page (HTML)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim chart as a table (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims (*.docx *.pdf *.xml *.txt *.md *.json *.jsonl *.gz *.zip *.tar)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DraftBuffer</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DraftStart</name>
    <message>
        <source>Your claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type here, one label for each claim: “1. A lifting device comprising …”. What could be rejected is underlined as you write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take an application of the project…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DriverList</name>
    <message>
        <source>What drives the probability, strongest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Drivers</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message>
        <source>stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowers %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In log odds, from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In log odds, from %1 to %2; %n weaker one(s) together: %3.</source>
        <translation>
            <numerusform>In log odds, from %1 to %2; %n weaker one: %3.</numerusform>
            <numerusform>In log odds, from %1 to %2; %n weaker ones together: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>predicted indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interval not estimable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>observed %1 % (%2), n = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of %n other test claim(s) that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</source>
        <translation>
            <numerusform>Of %n other test claim that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</numerusform>
            <numerusform>Of %n other test claims that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n other validation claim(s) that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</source>
        <translation>
            <numerusform>Of %n other validation claim that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</numerusform>
            <numerusform>Of %n other validation claims that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message>
        <source>The model learned from this claim, so its probability flatters. Interval: not estimable.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::DriversPanel</name>
    <message>
        <source>Go to Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the claim a bracket stands above these words: solid where they raise the probability, dashed where they lower it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run that is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability of indefiniteness: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ErrorText</name>
    <message>
        <source>%1 is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted, or its drive is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a Metes project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file that Metes made, or import claims and office actions from JSON Lines into a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer Metes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version could damage it and leaves it alone. Open it with the newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there, then try again. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is. Open a backup of it; backups that Metes made lie beside the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or change its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a backup of the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ExaminePage</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dismissal needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no edit to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft could not be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept here until that works. Save it as text elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the caret into a claim to see its probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim has no probability yet; a cancelled one has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the description the model takes what compares with it as absent: give it under Support.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ExaminePanes</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n independent</source>
        <translation>
            <numerusform>%n independent</numerusform>
            <numerusform>%n independent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) without</source>
        <translation>
            <numerusform>%n term without</numerusform>
            <numerusform>%n terms without</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>claims, independent ones</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support %1</source>
        <comment>number of terms without</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probability of each claim, and what drives it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a logistic regression on the Runs page. The probability of each claim, and what drives it, then stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Features</name>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limitations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words per clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length relative to description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words relative to description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IOU of claim and description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words found in description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique stems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type-token ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of stop words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean word length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>syllables per word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flesch reading ease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flesch-Kincaid grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gunning fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMOG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coleman-Liau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automated readability index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dale-Chall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parentheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“a” and “an”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“the”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“said”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unresolved references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth in the claim tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiple dependent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an apparatus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by clause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FeaturesTab</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains the model %1 times more, on resampled applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished run of logistic regression shows here what its model looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 coefficients</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FilterBar</name>
    <message>
        <source>Not reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FindingCard</name>
    <message numerus="yes">
        <source>The edit raises no new alarm in the %n claim(s).</source>
        <translation>
            <numerusform>The edit raises no new alarm in the %n claim.</numerusform>
            <numerusform>The edit raises no new alarm in the %n claims.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted: to be fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FindingDelegate</name>
    <message>
        <source>Dismissed · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted · %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FindingForms</name>
    <message>
        <source>%1: no introduction in claim %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has an introduction only on another path of parents: %E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may refer to %E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may refer to either of two introductions in the same words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one, but several were introduced: %F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are several, but one was introduced: %F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is used before it is introduced: %E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds &quot;%2&quot; to what was introduced: %E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differs in form from the introduced %E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known without an introduction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is what its owner has by nature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named after an earlier step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is spelt almost like an introduced term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may hold a stray number of a line or column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses an acronym that is never defined; its letters fit an earlier term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1 introduces &quot;%2&quot;; depend on %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open which one is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is introduced a second time; is it the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no article, though it was introduced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: claim %2 is about &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is relative; the claim names no standard for its degree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; depends on who judges; the claim names no standard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open whether what follows limits the claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves a limit open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open whether this is part of the claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a trademark; a mark names a source, not a thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; may be read under 112(f); the description must tell the structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; says what is not there; the description must support it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; offers alternatives; each must be clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an unusual transition; is the claim open or closed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on claim %1, which is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on claim %1, which is cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on claim %1, which comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim depends on itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim depends on itself through others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A multiple dependent claim must refer to its parents in the alternative only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A multiple dependent claim depends on claim %1, which is one itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the claim that this one depends on is missing from the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A claim ends with a period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A claim is one sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formula or image stands here; the text is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim is marked as amended, but the text shows no mark of what was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim number %1 is used twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number before claim %1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1 is out of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is labelled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim says the same as claim %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No transition phrase says whether the claim is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1 is closed by &quot;consisting of&quot;; nothing can be added to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description never says &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FindingModel</name>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · claim %2</source>
        <comment>severity, claim</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FindingView</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::FindingsPanel</name>
    <message numerus="yes">
        <source>%n finding(s) are filtered out or dismissed.</source>
        <translation>
            <numerusform>%n finding is filtered out or dismissed.</numerusform>
            <numerusform>%n findings are filtered out or dismissed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of the claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No claims yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an examiner could object to appears here as you write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing with these filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checker has no objection to these claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why dismiss “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::GuidelinesDialog</name>
    <message>
        <source>The guidelines are missing from this build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::HistogramFigure</name>
    <message>
        <source>claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ImportCountsModel</name>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ImportDialog</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1 into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import-counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused-records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) will not be imported</source>
        <translation>
            <numerusform>%n record will not be imported</numerusform>
            <numerusform>%n records will not be imported</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written until you import. A second import of the same records adds nothing; decisions stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new: the project holds all of these records already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::Introduction</name>
    <message>
        <source>Introduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All claims, by application. Filters and the search box narrow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every phrase that a reason quotes is marked by colour and line style.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Office action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passage that gave the reason lights up together with the phrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card for each reason: category, text and where it was found. Correct what is wrong, then accept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept all that is shown and go on to the next claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through the reasons of the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the reason its category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start reviewing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five keys that matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every act is saved at once and can be undone, also after a restart. Nothing leaves this machine. This introduction stays in the Help menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys hold in the queue, the claim, the action and the cards. In a text field or on a button the usual keys hold; Tab always moves the focus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::KeyTableModel</name>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::KeysPanel</name>
    <message>
        <source>Use this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::LabelBar</name>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept and next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::LinterCard</name>
    <message>
        <source>%1 · %2 · MPEP %3</source>
        <comment>category, severity, section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as a new reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding of the claim checker: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::LinterSection</name>
    <message>
        <source>The claim checker is reading the claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim checker finds nothing in this claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by the claim checker, by rules; no part of what was cited.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::MainWindow</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither a project nor a file of claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metes opens .metes and imports .jsonl, .jsonl.gz and .json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its folder cannot be written. Make a copy elsewhere to decide on it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::MatrixFigure</name>
    <message>
        <source>no claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1 (%2 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::MetricsController</name>
    <message>
        <source>Figures of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals of the coefficients</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::MetricsFigures</name>
    <message>
        <source>dashed: chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dashed: share of indefinite claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability and accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no accuracy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dots: accuracy, hollow under 100 claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dots: accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brier %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines: Wilson 95 %, hollow under 100 claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims, and their share of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar, exact: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AUROC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AP</source>
        <comment>average precision</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not of this category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of this category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What drives it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standardised coefficients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trained on %1 claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines: bootstrap 95 %, %1 refits by application</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::MetricsFoot</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save plots ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bootstrap %1 by application, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>about %n s left</numerusform>
            <numerusform>about %n s left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views of the metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All as %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plots of this view in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) saved</source>
        <translation>
            <numerusform>%n plot saved</numerusform>
            <numerusform>%n plots saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::MetricsTab</name>
    <message>
        <source>Reading the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run gives each claim a probability of being indefinite. Its figures, with their intervals, stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no figures before a run has been through all its claims.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::NewRunDialog</name>
    <message>
        <source>Model files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of high and medium severity become reasons. The score orders claims; it is no probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln claim</numerusform>
            <numerusform>%Ln claims</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linguistic features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF-IDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: raw probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isotonic, on validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platt, on validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file: the project keeps the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learns from %1 labelled claims of the train split, chooses thresholds on validation, then predicts. The project keeps the model too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model that was trained here or by metes-cli train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniform scores that know nothing: what every other run must beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of both. Claims that one of them lacks fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isotonic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits the run&apos;s probabilities to what examiners decided on the validation claims. Claims that the run lacks fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The train split has no labelled claims to learn from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ensemble needs two finished runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two different runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrating needs a finished run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train and predict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Numbers</name>
    <message>
        <source>only one class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no positives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no label is true or predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no observations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scores are no probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run has no threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run has no thresholds for categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has no scores for the category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no labelled validation claims to choose it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no labelled claims with such a probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal scores keep the wanted share out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen on the claims that it is evaluated on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no positive examples among the train claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no negative examples among the train claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was predicted positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is positive and nothing was predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not estimable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, counted as 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 resamples were undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not estimable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not estimable: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no labelled claims of test or validation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::OutlinePanel</name>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms in claim %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ParentsPanel</name>
    <message>
        <source>Parent claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim depends on no other claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1 is not in this project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::PlotFile</name>
    <message>
        <source>PNG, 200 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::PlotPanel</name>
    <message>
        <source>As table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::PredictionLayer</name>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its threshold the run says indefinite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its threshold the run says definite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trained on this claim</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ProgressStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ProjectFiles</name>
    <message>
        <source>Metes projects (*.metes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims and office actions (*.jsonl *.jsonl.gz *.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ProjectOpener</name>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project.metes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ProjectTransfer</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as JSON Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl *.jsonl.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV: where the folder is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of an earlier export in it are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the project itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for the export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for the backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing for search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::QueueModel</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commented</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::QueuePanel</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No claims yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a dataset, office actions or claims: File, Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No claim passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No claim fits the filters and the search together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>· %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewed, of the claims that pass the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewed, of the first claims found; the search goes on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ReasonCard</name>
    <message>
        <source>More acts on this reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text or spans wrong, reject, comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on this reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place lost in the revised claim: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote not in claim: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer in the imported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No span</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n span(s)</source>
        <translation>
            <numerusform>%n span</numerusform>
            <numerusform>%n spans</numerusform>
        </translation>
    </message>
    <message>
        <source>Span %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ReasonCards</name>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason is missing that nobody cited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reasons cited. Accept to record: reviewed, nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited by: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::RefusedModel</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ReliabilityFigure</name>
    <message>
        <source>share indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability %1: %2 % indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite, %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ReportTable</name>
    <message>
        <source>Export the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ReviewPage</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search claims, actions, reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a claim · about %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select words in the claim first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a reason first, or make a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New reason: %1. Why? You may leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on claim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on the reason: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last claim of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the first claim of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added as your reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading what runs say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished run has a probability of this claim. Train a model on the Runs page; what drives it then stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of this kind has no model that could be taken apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is being asked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::RunDetail</name>
    <message>
        <source>%1 / min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims that failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then the claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from beginning to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program works on this run, or it was interrupted. Resume goes on where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done stays. Resume goes on where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stopped: %1. Resume goes on where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: what was done stays, the other %1 claims were not predicted. It does not go on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::RunListModel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln claim</numerusform>
            <numerusform>%Ln claims</numerusform>
        </translation>
    </message>
    <message>
        <source>paused at %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted at %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled at %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::Runs</name>
    <message>
        <source>Logistic regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim checker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ensemble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF-IDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linguistic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar&apos;s test: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar, exact: only %1 is right on %2 claims, only %3 on %4; %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences are %1 minus %2 on the same resamples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims that only one of them has are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>isotonic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: probabilities are raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train logistic regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict with a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ensemble of two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrate a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrated: fitted to what examiners decided on the validation claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim checker&apos;s figure orders claims; it is no probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random: a figure that knows nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw: what the classifier put out, not calibrated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each run&apos;s own split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claims that a run is about; the test split for a run about all claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run lets a predictor say of every claim how likely it is indefinite, and why. It can be paused, and goes on where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 predictions go with it. Runs that were made from it stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 claims that are done stay, the other %2 are not predicted, and the run can never go on. A paused run can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New run…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::SearchBox</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::SelectionBar</name>
    <message>
        <source>Add span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions carry this name and the name of this device, %1. What others decided stays theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim and action &amp;font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim and action text &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims, office actions and the names of categories in files stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::StartPage</name>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project holds claims, their office actions and every decision in one file. You can also drop a project, or claims as JSON Lines, into this window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline: nothing leaves this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel what runs in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metes opens no network connection. Projects, claims and decisions stay in your files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every act is written to the project at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project can be read here but not changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::SupportPanel</name>
    <message>
        <source>Support in the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No description yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the description at hand, terms of the claims that it never uses are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the description…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph of the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description never says “%1” in these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::TableWords</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% indef.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AUROC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper AUROC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On these claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of sum of squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found in the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parents, direct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parents, all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::TopBar</name>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keys (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::ValueTable</name>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::WeightFigure</name>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::WindowActions</name>
    <message>
        <source>Open the &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON Lines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text as it was at &amp;first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Metes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Claim checker’s findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What drives the probability</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::WindowDialogs</name>
    <message>
        <source>Metes %1

A workbench for the definiteness of patent claims: review what was extracted from office actions, correct it, and keep every decision.

Free software under the GNU General Public License, version 3 or later. Nothing leaves this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Metes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metes::YearsFigure</name>
    <message>
        <source>claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indefinite, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of indefinite claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 definite, %3 indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filing year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indefinite, %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
