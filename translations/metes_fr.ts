<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActionWords</name>
    <message>
        <source>Non-final</source>
        <translation>non définitive</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>définitive</translation>
    </message>
    <message>
        <source>para. %1</source>
        <translation>§ %1</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Antecedent basis</source>
        <translation>Défaut d’antécédent</translation>
    </message>
    <message>
        <source>Undefined term</source>
        <translation>Terme non défini</translation>
    </message>
    <message>
        <source>Relative term</source>
        <translation>Terme relatif</translation>
    </message>
    <message>
        <source>Exemplary phrasing</source>
        <translation>Formulation à titre d’exemple</translation>
    </message>
    <message>
        <source>Functional claiming</source>
        <translation>Formulation fonctionnelle</translation>
    </message>
    <message>
        <source>Contradicting limitations</source>
        <translation>Caractéristiques contradictoires</translation>
    </message>
    <message>
        <source>Omission of essentials</source>
        <translation>Omission d’éléments essentiels</translation>
    </message>
    <message>
        <source>Dependence</source>
        <translation>Dépendance</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Refers to something that was not clearly introduced before.</source>
        <translation>Se réfère à quelque chose qui n’a pas été clairement introduit auparavant.</translation>
    </message>
    <message>
        <source>Uses a term without a clear, accepted meaning.</source>
        <translation>Emploie un terme sans signification claire et reconnue.</translation>
    </message>
    <message>
        <source>Uses a term of degree without a standard to measure it by.</source>
        <translation>Emploie un terme de degré sans critère pour le mesurer.</translation>
    </message>
    <message>
        <source>Gives an example and leaves open whether it limits the claim.</source>
        <translation>Donne un exemple et ne dit pas s’il limite la revendication.</translation>
    </message>
    <message>
        <source>Claims a function without a structure that performs it.</source>
        <translation>Revendique une fonction sans structure qui l’accomplisse.</translation>
    </message>
    <message>
        <source>Contains limitations that exclude each other.</source>
        <translation>Contient des caractéristiques qui s’excluent l’une l’autre.</translation>
    </message>
    <message>
        <source>Leaves out an essential element, step or link.</source>
        <translation>Omet un élément, une étape ou un lien essentiel.</translation>
    </message>
    <message>
        <source>Depends on a claim that is itself indefinite.</source>
        <translation>Dépend d’une revendication qui n’est elle-même pas claire.</translation>
    </message>
    <message>
        <source>None of the other categories.</source>
        <translation>Aucune des autres catégories.</translation>
    </message>
</context>
<context>
    <name>ClaimChart</name>
    <message>
        <source>Not in these words: %1</source>
        <translation>Pas dans ces termes : %1</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Tableau des revendications</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Support in the description</source>
        <translation>Fondement dans la description</translation>
    </message>
</context>
<context>
    <name>ExamineReport</name>
    <message>
        <source>Definiteness of the claims</source>
        <translation>Clarté des revendications</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n claim(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n revendication</numerusform>
            <numerusform>%1 · %2 · %n revendications</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by rules on this machine; nothing was sent anywhere. High and medium are what a careful reader would want to see, low is debatable, a note explains. Sections are those of the Manual of Patent Examining Procedure.</source>
        <translation>Trouvé par des règles sur cet ordinateur&#xa0;; rien n’a été envoyé nulle part. Élevée et moyenne&#xa0;: ce qu’un lecteur attentif voudrait voir&#xa0;; faible&#xa0;: discutable&#xa0;; une note explique. Les sections sont celles du Manual of Patent Examining Procedure.</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Revendication %1</translation>
    </message>
    <message>
        <source>See %1</source>
        <translation>Voir %1</translation>
    </message>
    <message>
        <source>Suggestion: %1</source>
        <translation>Suggestion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>Terms that the description never says</source>
        <translation>Termes que la description n’emploie jamais</translation>
    </message>
    <message>
        <source>first in claim %1</source>
        <translation>d’abord dans la revendication %1</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Tableau des revendications</translation>
    </message>
    <message>
        <source>Each element of the claims and the paragraphs of the description that use most of its terms.</source>
        <translation>Chaque élément des revendications et les paragraphes de la description qui emploient le plus de ses termes.</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>No label</source>
        <translation>Sans qualification</translation>
    </message>
    <message>
        <source>No split</source>
        <translation>Sans partition</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Another split</source>
        <translation>Autre partition</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Signalées</translation>
    </message>
    <message>
        <source>Commented</source>
        <translation>Commentées</translation>
    </message>
    <message>
        <source>With a quote that is not in the claim</source>
        <translation>Avec une citation absente de la revendication</translation>
    </message>
    <message>
        <source>Only application %1</source>
        <translation>Seulement la demande %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Qualification</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Invoqué par</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>No antecedent basis</source>
        <translation>Défaut d’antécédent</translation>
    </message>
    <message>
        <source>Several introductions</source>
        <translation>Plusieurs introductions</translation>
    </message>
    <message>
        <source>Used before introduced</source>
        <translation>Employé avant d’être introduit</translation>
    </message>
    <message>
        <source>Introduced twice</source>
        <translation>Introduit deux fois</translation>
    </message>
    <message>
        <source>Modifier added</source>
        <translation>Qualificatif ajouté</translation>
    </message>
    <message>
        <source>Singular and plural</source>
        <translation>Singulier et pluriel</translation>
    </message>
    <message>
        <source>Another kind than its parent</source>
        <translation>Autre catégorie que la parente</translation>
    </message>
    <message>
        <source>Missing article</source>
        <translation>Article manquant</translation>
    </message>
    <message>
        <source>Term drift</source>
        <translation>Terme changeant</translation>
    </message>
    <message>
        <source>Inherent part</source>
        <translation>Élément inhérent</translation>
    </message>
    <message>
        <source>Unexplained acronym</source>
        <translation>Sigle non expliqué</translation>
    </message>
    <message>
        <source>Relative term</source>
        <translation>Terme relatif</translation>
    </message>
    <message>
        <source>Subjective term</source>
        <translation>Terme subjectif</translation>
    </message>
    <message>
        <source>Exemplary phrasing</source>
        <translation>Formulation à titre d’exemple</translation>
    </message>
    <message>
        <source>Open-ended wording</source>
        <translation>Formulation ouverte</translation>
    </message>
    <message>
        <source>Optional language</source>
        <translation>Formulation facultative</translation>
    </message>
    <message>
        <source>Trademark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Means plus function</source>
        <translation>Moyens plus fonction</translation>
    </message>
    <message>
        <source>Negative limitation</source>
        <translation>Caractéristique négative</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Transition phrase</source>
        <translation>Expression de transition</translation>
    </message>
    <message>
        <source>Dependency</source>
        <translation>Dépendance</translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation>Numérotation</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Ponctuation</translation>
    </message>
    <message>
        <source>Duplicate claim</source>
        <translation>Revendication en double</translation>
    </message>
    <message>
        <source>Lost claim number</source>
        <translation>Numéro de revendication perdu</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Not in the description</source>
        <translation>Absent de la description</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevée</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>revendication %1</translation>
    </message>
    <message>
        <source>%1 · MPEP %2</source>
        <comment>claim, section</comment>
        <translation>%1 · MPEP %2</translation>
    </message>
    <message>
        <source>%1: no introduction in claim %2</source>
        <translation>%1&#xa0;: non introduit dans la revendication %2</translation>
    </message>
    <message>
        <source>“%1” in claim %2</source>
        <translation>«&#xa0;%1&#xa0;» dans la revendication %2</translation>
    </message>
    <message>
        <source>Take the words out</source>
        <translation>Retirer ces mots</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>Employer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (claim %2)</source>
        <translation>« %1 » (revendication %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>« %1 »</translation>
    </message>
</context>
<context>
    <name>MatchClass</name>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>normalisée</translation>
    </message>
    <message>
        <source>fuzzy</source>
        <translation>approchée</translation>
    </message>
    <message>
        <source>not found in the text</source>
        <translation>introuvable dans le texte</translation>
    </message>
</context>
<context>
    <name>OutlineRows</name>
    <message>
        <source>%1 or %2 · </source>
        <comment>claim numbers</comment>
        <translation>%1 ou %2 · </translation>
    </message>
    <message numerus="yes">
        <source>Claim %1, %2, %n alarm(s)</source>
        <translation>
            <numerusform>Revendication %1, %2, %n alerte</numerusform>
            <numerusform>Revendication %1, %2, %n alertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>claim %1 · %n use(s)</source>
        <translation>
            <numerusform>revendication %1 · %n emploi</numerusform>
            <numerusform>revendication %1 · %n emplois</numerusform>
        </translation>
    </message>
    <message>
        <source>no introduction</source>
        <translation>non introduit</translation>
    </message>
    <message numerus="yes">
        <source>needs none · %n use(s)</source>
        <translation>
            <numerusform>introduction inutile · %n emploi</numerusform>
            <numerusform>introduction inutile · %n emplois</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the description</source>
        <translation>absent de la description</translation>
    </message>
    <message>
        <source>not in these words</source>
        <translation>pas en ces termes</translation>
    </message>
    <message>
        <source>, probability of indefiniteness %1</source>
        <translation>, probabilité d’être non claire %1</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>no label</source>
        <translation>sans qualification</translation>
    </message>
    <message>
        <source>other spans</source>
        <translation>autres passages</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>non vue</translation>
    </message>
    <message>
        <source>accepted as is</source>
        <translation>acceptée telle quelle</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejetée</translation>
    </message>
    <message>
        <source>reason added</source>
        <translation>motif ajouté</translation>
    </message>
    <message>
        <source>reviewed, nothing found</source>
        <translation>vérifiée, rien trouvé</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passée</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>examinateur</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>linter</source>
        <translation>contrôleur</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>annotateur</translation>
    </message>
    <message>
        <source>Definite</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Non claire</translation>
    </message>
    <message>
        <source>label</source>
        <translation>qualification</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>text of a reason</source>
        <translation>texte d’un motif</translation>
    </message>
    <message>
        <source>verdict on a text</source>
        <translation>avis sur un texte</translation>
    </message>
    <message>
        <source>verdict on spans</source>
        <translation>avis sur des passages</translation>
    </message>
    <message>
        <source>change of a span</source>
        <translation>modification d’un passage</translation>
    </message>
    <message>
        <source>added span</source>
        <translation>passage ajouté</translation>
    </message>
    <message>
        <source>removed span</source>
        <translation>passage supprimé</translation>
    </message>
    <message>
        <source>added reason</source>
        <translation>motif ajouté</translation>
    </message>
    <message>
        <source>rejection of a reason</source>
        <translation>rejet d’un motif</translation>
    </message>
    <message>
        <source>restoring a reason</source>
        <translation>rétablissement d’un motif</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>acceptation</translation>
    </message>
    <message>
        <source>mark of a missing reason</source>
        <translation>mention d’un motif manquant</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>signalement</translation>
    </message>
    <message>
        <source>skipping</source>
        <translation>saut</translation>
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
        <translation>Modifié par %1, %2</translation>
    </message>
    <message>
        <source>Was: %1, changed by %2, %3</source>
        <translation>Avant&#xa0;: %1, modifié par %2, %3</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>indépendante</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>dépendante</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>revendication %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is writing to the project. Nothing was changed; try again when it has finished.</source>
        <translation>Un autre programme écrit dans le projet. Rien n’a été modifié&#xa0;; réessayez quand il aura terminé.</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again. Nothing was changed.</source>
        <translation>Libérez de la place sur le disque, puis réessayez. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder, then try again. Nothing was changed.</source>
        <translation>Autorisez l’écriture dans le fichier et son dossier, puis réessayez. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>metes::ActionPanel</name>
    <message>
        <source>Office action</source>
        <translation>Lettre officielle</translation>
    </message>
    <message>
        <source>Go to the next section about 35 U.S.C. 112</source>
        <translation>Aller à la section suivante sur 35 U.S.C. 112</translation>
    </message>
    <message>
        <source>No office action</source>
        <translation>Aucune lettre officielle</translation>
    </message>
    <message>
        <source>Import the application&apos;s office action to see what the examiner wrote.</source>
        <translation>Importez la lettre officielle de la demande pour voir ce que l’examinateur a écrit.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>112 sections %1 of %2</source>
        <translation>Sections 112&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Lettre %1</translation>
    </message>
</context>
<context>
    <name>metes::ActionView</name>
    <message>
        <source>Office action</source>
        <translation>Lettre officielle</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>What a screen reader says of a marked passage of the action: words, category, how found.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>metes::ApplicationChooser</name>
    <message>
        <source>Take an application</source>
        <translation>Reprendre une demande</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Number or words of the title</source>
        <translation>Numéro ou mots du titre</translation>
    </message>
    <message>
        <source>Narrow the list of applications</source>
        <translation>Restreindre la liste des demandes</translation>
    </message>
</context>
<context>
    <name>metes::Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>metes::Button</name>
    <message>
        <source>Key: %1</source>
        <translation>Touche&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>metes::CalibrationTab</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Claims that are evaluated</source>
        <translation>Revendications évaluées</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>calibrated probabilities, %1 claims</source>
        <translation>probabilités étalonnées, %1 revendications</translation>
    </message>
    <message>
        <source>raw scores, %1 claims</source>
        <translation>scores bruts, %1 revendications</translation>
    </message>
</context>
<context>
    <name>metes::CategoryButton</name>
    <message>
        <source>Category: %1</source>
        <translation>Catégorie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>metes::CategoryMenu</name>
    <message>
        <source>Category of the reason</source>
        <translation>Catégorie du motif</translation>
    </message>
</context>
<context>
    <name>metes::ChartModel</name>
    <message>
        <source>Claim</source>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Fondement</translation>
    </message>
</context>
<context>
    <name>metes::ChartPanel</name>
    <message>
        <source>Claim chart</source>
        <translation>Tableau des revendications</translation>
    </message>
    <message>
        <source>No description yet</source>
        <translation>Pas encore de description</translation>
    </message>
    <message>
        <source>With the description at hand, each element of the claims stands here beside the paragraphs that speak of it.</source>
        <translation>Avec la description, chaque élément des revendications figure ici à côté des paragraphes qui en parlent.</translation>
    </message>
    <message>
        <source>Give the description…</source>
        <translation>Fournir la description…</translation>
    </message>
</context>
<context>
    <name>metes::ClaimDraftEditor</name>
    <message>
        <source>Text of the claims</source>
        <translation>Texte des revendications</translation>
    </message>
</context>
<context>
    <name>metes::ClaimEditor</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>metes::ClaimPanel</name>
    <message>
        <source>Claim</source>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Signalée</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Parentes</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>No claim chosen</source>
        <translation>Aucune revendication choisie</translation>
    </message>
    <message>
        <source>Choose a claim in the queue to see it beside its office action.</source>
        <translation>Choisissez une revendication dans la liste pour la voir à côté de sa lettre officielle.</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Revendication %1</translation>
    </message>
    <message>
        <source>dependent · parent lost</source>
        <translation>dépendante · parente introuvable</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Vérificateur</translation>
    </message>
    <message>
        <source>What the claim checker finds, beside what was cited</source>
        <translation>Ce que trouve le vérificateur, à côté de ce qui a été cité</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Facteurs</translation>
    </message>
    <message>
        <source>What drives this probability</source>
        <translation>Ce qui détermine cette probabilité</translation>
    </message>
</context>
<context>
    <name>metes::ClaimView</name>
    <message>
        <source>Claim %1</source>
        <translation>Revendication %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>claim %1, %2, %3, %4</source>
        <extracomment>What a screen reader says of a marked passage: claim, words, category, how it was found.</extracomment>
        <translation>revendication %1, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>metes::ClassificationTab</name>
    <message>
        <source>Claims that are evaluated</source>
        <translation>Revendications évaluées</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Classification</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Seuils</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 claims · no figure before the run ends</source>
        <translation>%1 · %2 revendications sur %3 · aucun chiffre avant la fin de l’exécution</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>non calculé</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>en cours de calcul</translation>
    </message>
    <message>
        <source>%1 claims, %2 indefinite · threshold balances validation</source>
        <translation>%1 revendications, dont %2 non claires · seuil équilibré sur la validation</translation>
    </message>
    <message>
        <source>Confusion in numbers</source>
        <translation>Confusion en chiffres</translation>
    </message>
    <message>
        <source>cancelled · %1 of %2 claims · no figure of a part</source>
        <translation>annulée · %1 revendications sur %2 · aucune valeur d&apos;une partie</translation>
    </message>
</context>
<context>
    <name>metes::Command</name>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Spans</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Digits with Shift (French keyboard)</source>
        <translation>Chiffres avec Maj (clavier français)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Importer des fichiers</translation>
    </message>
    <message>
        <source>Export as JSON Lines</source>
        <translation>Exporter en JSON Lines</translation>
    </message>
    <message>
        <source>Back up the project</source>
        <translation>Sauvegarder le projet</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Filter and search</source>
        <translation>Filtrer et rechercher</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Text as it was at first</source>
        <translation>Taille de texte d’origine</translation>
    </message>
    <message>
        <source>Show or hide the queue</source>
        <translation>Afficher ou masquer la liste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>Page 1</source>
        <translation>Page 1</translation>
    </message>
    <message>
        <source>Page 2</source>
        <translation>Page 2</translation>
    </message>
    <message>
        <source>Page 3</source>
        <translation>Page 3</translation>
    </message>
    <message>
        <source>Page 4</source>
        <translation>Page 4</translation>
    </message>
    <message>
        <source>Page 5</source>
        <translation>Page 5</translation>
    </message>
    <message>
        <source>Page 6</source>
        <translation>Page 6</translation>
    </message>
    <message>
        <source>Page 7</source>
        <translation>Page 7</translation>
    </message>
    <message>
        <source>Page 8</source>
        <translation>Page 8</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Afficher tous les raccourcis</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Accept what is shown and go on</source>
        <translation>Accepter ce qui est affiché et continuer</translation>
    </message>
    <message>
        <source>Skip the claim</source>
        <translation>Passer la revendication</translation>
    </message>
    <message>
        <source>Next claim</source>
        <translation>Revendication suivante</translation>
    </message>
    <message>
        <source>Previous claim</source>
        <translation>Revendication précédente</translation>
    </message>
    <message>
        <source>Next reason</source>
        <translation>Motif suivant</translation>
    </message>
    <message>
        <source>Previous reason</source>
        <translation>Motif précédent</translation>
    </message>
    <message>
        <source>Category: antecedent basis</source>
        <translation>Catégorie&#xa0;: défaut d’antécédent</translation>
    </message>
    <message>
        <source>Category: undefined term</source>
        <translation>Catégorie&#xa0;: terme non défini</translation>
    </message>
    <message>
        <source>Category: relative term</source>
        <translation>Catégorie&#xa0;: terme relatif</translation>
    </message>
    <message>
        <source>Category: exemplary phrasing</source>
        <translation>Catégorie&#xa0;: formulation à titre d’exemple</translation>
    </message>
    <message>
        <source>Category: functional claiming</source>
        <translation>Catégorie&#xa0;: formulation fonctionnelle</translation>
    </message>
    <message>
        <source>Category: contradicting limitations</source>
        <translation>Catégorie&#xa0;: caractéristiques contradictoires</translation>
    </message>
    <message>
        <source>Category: omission of essentials</source>
        <translation>Catégorie&#xa0;: omission d’éléments essentiels</translation>
    </message>
    <message>
        <source>Category: dependence</source>
        <translation>Catégorie&#xa0;: dépendance</translation>
    </message>
    <message>
        <source>Category: other</source>
        <translation>Catégorie&#xa0;: autre</translation>
    </message>
    <message>
        <source>Label the claim definite</source>
        <translation>Qualifier la revendication de claire</translation>
    </message>
    <message>
        <source>Label the claim indefinite</source>
        <translation>Qualifier la revendication de non claire</translation>
    </message>
    <message>
        <source>Reject the reason</source>
        <translation>Rejeter le motif</translation>
    </message>
    <message>
        <source>The reason&apos;s text is wrong</source>
        <translation>Le texte du motif est faux</translation>
    </message>
    <message>
        <source>The reason&apos;s spans are wrong</source>
        <translation>Les passages du motif sont faux</translation>
    </message>
    <message>
        <source>A reason is missing</source>
        <translation>Il manque un motif</translation>
    </message>
    <message>
        <source>Add the selection as a span</source>
        <translation>Ajouter la sélection comme passage</translation>
    </message>
    <message>
        <source>New reason from the selection</source>
        <translation>Nouveau motif à partir de la sélection</translation>
    </message>
    <message>
        <source>Next of stacked spans</source>
        <translation>Passage superposé suivant</translation>
    </message>
    <message>
        <source>Previous of stacked spans</source>
        <translation>Passage superposé précédent</translation>
    </message>
    <message>
        <source>Select a character back</source>
        <translation>Sélectionner un caractère en arrière</translation>
    </message>
    <message>
        <source>Select a character on</source>
        <translation>Sélectionner un caractère en avant</translation>
    </message>
    <message>
        <source>Select a word back</source>
        <translation>Sélectionner un mot en arrière</translation>
    </message>
    <message>
        <source>Select a word on</source>
        <translation>Sélectionner un mot en avant</translation>
    </message>
    <message>
        <source>Move the span&apos;s end back</source>
        <translation>Reculer la fin du passage</translation>
    </message>
    <message>
        <source>Move the span&apos;s end on</source>
        <translation>Avancer la fin du passage</translation>
    </message>
    <message>
        <source>Move the span&apos;s end a word back</source>
        <translation>Reculer la fin du passage d’un mot</translation>
    </message>
    <message>
        <source>Move the span&apos;s end a word on</source>
        <translation>Avancer la fin du passage d’un mot</translation>
    </message>
    <message>
        <source>Move the span&apos;s start back</source>
        <translation>Reculer le début du passage</translation>
    </message>
    <message>
        <source>Move the span&apos;s start on</source>
        <translation>Avancer le début du passage</translation>
    </message>
    <message>
        <source>Move the span&apos;s start a word back</source>
        <translation>Reculer le début du passage d’un mot</translation>
    </message>
    <message>
        <source>Move the span&apos;s start a word on</source>
        <translation>Avancer le début du passage d’un mot</translation>
    </message>
    <message>
        <source>Next 112 section of the action</source>
        <translation>Section 112 suivante de la lettre</translation>
    </message>
    <message>
        <source>Flag the claim</source>
        <translation>Signaler la revendication</translation>
    </message>
    <message>
        <source>Comment on the claim</source>
        <translation>Commenter la revendication</translation>
    </message>
    <message>
        <source>Parent claim</source>
        <translation>Revendication parente</translation>
    </message>
    <message>
        <source>Search the description</source>
        <translation>Rechercher dans la description</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>%1 is taken by &quot;%2&quot;.</source>
        <translation>%1 est déjà prise par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Choose another key, or change that command first.</source>
        <translation>Choisissez une autre touche, ou modifiez d’abord cette commande.</translation>
    </message>
    <message>
        <source>Findings (Examine)</source>
        <translation>Constats (Examen)</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Show or hide the claim checker&apos;s findings</source>
        <translation>Montrer ou cacher les constats du vérificateur</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Constat suivant</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Constat précédent</translation>
    </message>
    <message>
        <source>Take the suggested edit</source>
        <translation>Prendre la modification proposée</translation>
    </message>
    <message>
        <source>Accept the finding</source>
        <translation>Accepter le constat</translation>
    </message>
    <message>
        <source>Dismiss the finding</source>
        <translation>Écarter le constat</translation>
    </message>
    <message>
        <source>Take the judgement back</source>
        <translation>Reprendre le jugement</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle exécution</translation>
    </message>
    <message>
        <source>Pause the run or go on with it</source>
        <translation>Suspendre ou reprendre l’exécution</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Supprimer l’exécution</translation>
    </message>
    <message>
        <source>Show or hide what drives the probability</source>
        <translation>Montrer ou cacher ce qui détermine la probabilité</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Annuler l&apos;exécution</translation>
    </message>
</context>
<context>
    <name>metes::CommentEditor</name>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>metes::CompareTab</name>
    <message>
        <source>First run</source>
        <translation>Première exécution</translation>
    </message>
    <message>
        <source>Second run</source>
        <translation>Seconde exécution</translation>
    </message>
    <message>
        <source>Claims that are evaluated</source>
        <translation>Revendications évaluées</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Comparer les exécutions</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Only one run</source>
        <translation>Une seule exécution</translation>
    </message>
    <message>
        <source>Two finished runs over the same claims can be compared here.</source>
        <translation>Deux exécutions terminées sur les mêmes revendications peuvent être comparées ici.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Aller aux exécutions</translation>
    </message>
    <message>
        <source>Choose two different runs</source>
        <translation>Choisissez deux exécutions différentes</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison en cours</translation>
    </message>
    <message>
        <source>%1 claims in both, of %2 applications or families</source>
        <translation>%1 revendications dans les deux, de %2 demandes ou familles</translation>
    </message>
</context>
<context>
    <name>metes::Context</name>
    <message>
        <source>Review</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Mesures</translation>
    </message>
</context>
<context>
    <name>metes::CurveFigure</name>
    <message>
        <source>false-positive rate</source>
        <translation>taux de faux positifs</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>true-positive rate</source>
        <translation>taux de vrais positifs</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>seuil %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
</context>
<context>
    <name>metes::DatasetTab</name>
    <message>
        <source>Claims, applications, reasons</source>
        <translation>Revendications, demandes, motifs</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Definite and indefinite claims</source>
        <translation>Revendications claires et non claires</translation>
    </message>
    <message>
        <source>means</source>
        <translation>moyennes</translation>
    </message>
    <message>
        <source>Reading the claims</source>
        <translation>Lecture des revendications</translation>
    </message>
    <message>
        <source>No claims with a label</source>
        <translation>Aucune revendication étiquetée</translation>
    </message>
    <message>
        <source>Import claims that examiners decided on: what they are stands here, by split and by year.</source>
        <translation>Importez des revendications sur lesquelles des examinateurs ont statué : ce qu’elles sont figure ici, par partie et par année.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>claims of applications</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln revendication</numerusform>
            <numerusform>%Ln revendications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln application(s)</source>
        <translation>
            <numerusform>%Ln demande</numerusform>
            <numerusform>%Ln demandes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of %2 quotes are not found in their claim.</source>
        <translation>%1 % de %2 citations ne se trouvent pas dans leur revendication.</translation>
    </message>
    <message>
        <source>%1 reasons of other categories are not counted.</source>
        <translation>%1 motifs d’autres catégories ne sont pas comptés.</translation>
    </message>
</context>
<context>
    <name>metes::DatasetTables</name>
    <message>
        <source>Claims by filing year</source>
        <translation>Revendications par année de dépôt</translation>
    </message>
    <message>
        <source>No filing dates are known.</source>
        <translation>Aucune date de dépôt connue.</translation>
    </message>
    <message>
        <source>%1 claims without filing date are left out</source>
        <translation>%1 revendications sans date de dépôt sont omises</translation>
    </message>
</context>
<context>
    <name>metes::DescriptionPanel</name>
    <message>
        <source>Words in the description</source>
        <translation>Mots dans la description</translation>
    </message>
    <message>
        <source>Search the description</source>
        <translation>Rechercher dans la description</translation>
    </message>
    <message>
        <source>Paragraphs of the description</source>
        <translation>Paragraphes de la description</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>No description</source>
        <translation>Aucune description</translation>
    </message>
    <message>
        <source>No paragraph found</source>
        <translation>Aucun paragraphe trouvé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>metes::DraftActs</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Earlier drafts</source>
        <translation>Brouillons antérieurs</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Nouveau brouillon</translation>
    </message>
    <message>
        <source>Paste as a new draft</source>
        <translation>Coller comme nouveau brouillon</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Take an application of the project…</source>
        <translation>Reprendre une demande du projet…</translation>
    </message>
    <message>
        <source>Write or paste the description…</source>
        <translation>Écrire ou coller la description…</translation>
    </message>
    <message>
        <source>Open a description…</source>
        <translation>Ouvrir une description…</translation>
    </message>
    <message>
        <source>Name the draft…</source>
        <translation>Nommer le brouillon…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Enregistrer comme texte…</translation>
    </message>
    <message>
        <source>Delete the draft…</source>
        <translation>Supprimer le brouillon…</translation>
    </message>
    <message>
        <source>Web page (HTML)…</source>
        <translation>Page web (HTML)…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>Le presse-papiers ne contient pas de texte</translation>
    </message>
    <message>
        <source>Open claims</source>
        <translation>Ouvrir des revendications</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>The description, with an empty line between paragraphs</source>
        <translation>La description, avec une ligne vide entre les paragraphes</translation>
    </message>
    <message>
        <source>Open a description</source>
        <translation>Ouvrir une description</translation>
    </message>
    <message>
        <source>Text (*.txt *.md)</source>
        <translation>Texte (*.txt *.md)</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Enregistrer comme texte</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Name the draft</source>
        <translation>Nommer le brouillon</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Delete the draft</source>
        <translation>Supprimer le brouillon</translation>
    </message>
    <message>
        <source>“%1” is deleted with its dismissals, for good.</source>
        <translation>«&#xa0;%1&#xa0;» sera supprimé définitivement, avec ses constats écartés.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved as %1</source>
        <translation>Rapport enregistré sous %1</translation>
    </message>
    <message>
        <source>Claim chart as a web page (HTML)…</source>
        <translation>Tableau des revendications en page web (HTML)…</translation>
    </message>
    <message>
        <source>Claim chart as a table (CSV)…</source>
        <translation>Tableau des revendications en CSV…</translation>
    </message>
    <message>
        <source>Claims (*.docx *.pdf *.xml *.txt *.md *.json *.jsonl *.gz *.zip *.tar)</source>
        <translation>Revendications (*.docx *.pdf *.xml *.txt *.md *.json *.jsonl *.gz *.zip *.tar)</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Tableau des revendications</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
</context>
<context>
    <name>metes::DraftBuffer</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>metes::DraftStart</name>
    <message>
        <source>Your claims</source>
        <translation>Vos revendications</translation>
    </message>
    <message>
        <source>Type here, one label for each claim: “1. A lifting device comprising …”. What could be rejected is underlined as you write.</source>
        <translation>Écrivez ici, un numéro par revendication&#xa0;: «&#xa0;1. Dispositif de levage comprenant …&#xa0;». Ce qui pourrait être rejeté est souligné pendant que vous écrivez.</translation>
    </message>
    <message>
        <source>Everything stays on this machine.</source>
        <translation>Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Paste claims</source>
        <translation>Coller des revendications</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Take an application of the project…</source>
        <translation>Reprendre une demande du projet…</translation>
    </message>
</context>
<context>
    <name>metes::DriverList</name>
    <message>
        <source>What drives the probability, strongest first</source>
        <translation>Ce qui détermine la probabilité, le plus fort d’abord</translation>
    </message>
</context>
<context>
    <name>metes::Drivers</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>stands there</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>raises %1</source>
        <translation>élève %1</translation>
    </message>
    <message>
        <source>lowers %1</source>
        <translation>abaisse %1</translation>
    </message>
    <message>
        <source>In log odds, from %1 to %2.</source>
        <translation>En log-cotes, de %1 à %2.</translation>
    </message>
    <message numerus="yes">
        <source>In log odds, from %1 to %2; %n weaker one(s) together: %3.</source>
        <translation>
            <numerusform>En log-cotes, de %1 à %2 ; %n plus faible : %3.</numerusform>
            <numerusform>En log-cotes, de %1 à %2 ; %n plus faibles ensemble : %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>predicted indefinite</source>
        <translation>prédite non claire</translation>
    </message>
    <message>
        <source>predicted definite</source>
        <translation>prédite claire</translation>
    </message>
    <message>
        <source>interval not estimable</source>
        <translation>intervalle non estimable</translation>
    </message>
    <message>
        <source>observed %1 % (%2), n = %3</source>
        <translation>observé %1 % (%2), n = %3</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <translation>Intervalle : %1</translation>
    </message>
    <message numerus="yes">
        <source>Of %n other test claim(s) that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</source>
        <translation>
            <numerusform>Sur %n autre revendication de test que cette exécution situe de %1 à %2, %3 % sont non claires (intervalle à 95 % : %4 ; %5).</numerusform>
            <numerusform>Sur %n autres revendications de test que cette exécution situe de %1 à %2, %3 % sont non claires (intervalle à 95 % : %4 ; %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n other validation claim(s) that this run put at %1 to %2, %3 % are indefinite (95 % interval %4; %5).</source>
        <translation>
            <numerusform>Sur %n autre revendication de validation que cette exécution situe de %1 à %2, %3 % sont non claires (intervalle à 95 % : %4 ; %5).</numerusform>
            <numerusform>Sur %n autres revendications de validation que cette exécution situe de %1 à %2, %3 % sont non claires (intervalle à 95 % : %4 ; %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n demande</numerusform>
            <numerusform>%n demandes</numerusform>
        </translation>
    </message>
    <message>
        <source>The model learned from this claim, so its probability flatters. Interval: not estimable.</source>
        <translation>Le modèle a appris de cette revendication : sa probabilité flatte donc. Intervalle : non estimable.</translation>
    </message>
</context>
<context>
    <name>metes::DriversPanel</name>
    <message>
        <source>Go to Runs</source>
        <translation>Aller aux exécutions</translation>
    </message>
    <message>
        <source>In the claim a bracket stands above these words: solid where they raise the probability, dashed where they lower it.</source>
        <translation>Dans la revendication, une accolade surmonte ces mots : pleine s’ils élèvent la probabilité, tiretée s’ils l’abaissent.</translation>
    </message>
    <message>
        <source>Run that is asked</source>
        <translation>Exécution interrogée</translation>
    </message>
    <message>
        <source>Probability of indefiniteness: %1</source>
        <translation>Probabilité d’être non claire : %1</translation>
    </message>
</context>
<context>
    <name>metes::ErrorText</name>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 est introuvable.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted, or its drive is not connected.</source>
        <translation>Le fichier a peut-être été déplacé, renommé ou supprimé, ou son lecteur n’est pas connecté.</translation>
    </message>
    <message>
        <source>%1 is not a Metes project.</source>
        <translation>%1 n’est pas un projet Metes.</translation>
    </message>
    <message>
        <source>Open a file that Metes made, or import claims and office actions from JSON Lines into a new project.</source>
        <translation>Ouvrez un fichier créé par Metes, ou importez des revendications et des lettres officielles depuis JSON Lines dans un nouveau projet.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Metes.</source>
        <translation>%1 a été écrit par une version plus récente de Metes.</translation>
    </message>
    <message>
        <source>This version could damage it and leaves it alone. Open it with the newer version.</source>
        <translation>Cette version pourrait l’endommager et n’y touche pas. Ouvrez-le avec la version plus récente.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 est utilisé par un autre programme.</translation>
    </message>
    <message>
        <source>Close it there, then try again. Nothing was changed.</source>
        <translation>Fermez-le dans l’autre programme, puis réessayez. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 est endommagé.</translation>
    </message>
    <message>
        <source>It was left as it is. Open a backup of it; backups that Metes made lie beside the file.</source>
        <translation>Le fichier a été laissé tel quel. Ouvrez-en une sauvegarde&#xa0;; celles de Metes se trouvent à côté du fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or change its permissions.</source>
        <translation>Choisissez un autre dossier, ou modifiez ses droits.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>Open it, or choose another name.</source>
        <translation>Ouvrez-le, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no room left for %1.</source>
        <translation>Il n’y a plus de place pour %1.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Libérez de l’espace, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>Fermez l’autre programme, puis réessayez.</translation>
    </message>
    <message>
        <source>Open a backup of the project.</source>
        <translation>Ouvrez une sauvegarde du projet.</translation>
    </message>
</context>
<context>
    <name>metes::ExaminePage</name>
    <message>
        <source>Save as text…</source>
        <translation>Enregistrer comme texte…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Search the draft</source>
        <translation>Rechercher dans le brouillon</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>A dismissal needs a reason</source>
        <translation>Pour écarter un constat, il faut une raison</translation>
    </message>
    <message>
        <source>There is no edit to take</source>
        <translation>Il n’y a pas de modification à reprendre</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>The draft could not be saved: %1</source>
        <translation>Le brouillon n’a pas pu être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is kept here until that works. Save it as text elsewhere.</source>
        <translation>Il est conservé ici jusqu’à ce que cela réussisse. Enregistrez-le ailleurs comme texte.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>exécution %1</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>revendication %1</translation>
    </message>
    <message>
        <source>Put the caret into a claim to see its probability.</source>
        <translation>Placez le curseur dans une revendication pour voir sa probabilité.</translation>
    </message>
    <message>
        <source>The claim has no probability yet; a cancelled one has none.</source>
        <translation>La revendication n’a pas encore de probabilité ; une revendication annulée n’en a pas.</translation>
    </message>
    <message>
        <source>The model is being asked.</source>
        <translation>Le modèle est interrogé.</translation>
    </message>
    <message>
        <source>Without the description the model takes what compares with it as absent: give it under Support.</source>
        <translation>Sans la description, le modèle tient pour absent ce qui s’y compare : donnez-la sous Support.</translation>
    </message>
</context>
<context>
    <name>metes::ExaminePanes</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Fondement</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Description…</source>
        <translation>Description…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Everything stays on this machine.</source>
        <translation>Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>claims, independent ones</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n revendication</numerusform>
            <numerusform>%n revendications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n independent</source>
        <translation>
            <numerusform>%n indépendante</numerusform>
            <numerusform>%n indépendantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Support %1</source>
        <comment>number of terms without</comment>
        <translation>Fondement %1</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) without</source>
        <translation>
            <numerusform>%n terme sans</numerusform>
            <numerusform>%n termes sans</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Claim chart</source>
        <translation>Tableau des revendications</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Facteurs</translation>
    </message>
    <message>
        <source>The probability of each claim, and what drives it</source>
        <translation>La probabilité de chaque revendication et ce qui la détermine</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Pas encore de modèle</translation>
    </message>
    <message>
        <source>Train a logistic regression on the Runs page. The probability of each claim, and what drives it, then stand here.</source>
        <translation>Entraînez une régression logistique sur la page Exécutions. La probabilité de chaque revendication et ce qui la détermine figurent alors ici.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Aller aux exécutions</translation>
    </message>
</context>
<context>
    <name>metes::Features</name>
    <message>
        <source>characters</source>
        <translation>caractères</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>limitations</source>
        <translation>limitations</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>clauses</source>
        <translation>propositions</translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation>mots par phrase</translation>
    </message>
    <message>
        <source>words per clause</source>
        <translation>mots par proposition</translation>
    </message>
    <message>
        <source>length relative to description</source>
        <translation>longueur relative à la description</translation>
    </message>
    <message>
        <source>words relative to description</source>
        <translation>mots relatifs à la description</translation>
    </message>
    <message>
        <source>has a description</source>
        <translation>a une description</translation>
    </message>
    <message>
        <source>IOU of claim and description</source>
        <translation>IOU de la revendication et de la description</translation>
    </message>
    <message>
        <source>words found in description</source>
        <translation>mots trouvés dans la description</translation>
    </message>
    <message>
        <source>unique words</source>
        <translation>mots distincts</translation>
    </message>
    <message>
        <source>unique stems</source>
        <translation>radicaux distincts</translation>
    </message>
    <message>
        <source>type-token ratio</source>
        <translation>rapport types-occurrences</translation>
    </message>
    <message>
        <source>stop words</source>
        <translation>mots vides</translation>
    </message>
    <message>
        <source>share of stop words</source>
        <translation>part de mots vides</translation>
    </message>
    <message>
        <source>mean word length</source>
        <translation>longueur moyenne des mots</translation>
    </message>
    <message>
        <source>syllables per word</source>
        <translation>syllabes par mot</translation>
    </message>
    <message>
        <source>Flesch reading ease</source>
        <translation>lisibilité de Flesch</translation>
    </message>
    <message>
        <source>Flesch-Kincaid grade</source>
        <translation>niveau Flesch-Kincaid</translation>
    </message>
    <message>
        <source>Gunning fog</source>
        <translation>Gunning fog</translation>
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
        <translation>indice de lisibilité automatisé</translation>
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
        <translation>virgules</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>points-virgules</translation>
    </message>
    <message>
        <source>colons</source>
        <translation>deux-points</translation>
    </message>
    <message>
        <source>parentheses</source>
        <translation>parenthèses</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>“a” and “an”</source>
        <translation>« a » et « an »</translation>
    </message>
    <message>
        <source>“the”</source>
        <translation>« the »</translation>
    </message>
    <message>
        <source>“said”</source>
        <translation>« said »</translation>
    </message>
    <message>
        <source>unresolved references</source>
        <translation>références non résolues</translation>
    </message>
    <message>
        <source>depth in the claim tree</source>
        <translation>profondeur dans l’arbre</translation>
    </message>
    <message>
        <source>parents</source>
        <translation>parents</translation>
    </message>
    <message>
        <source>multiple dependent</source>
        <translation>dépendance multiple</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>indépendante</translation>
    </message>
    <message>
        <source>a method</source>
        <translation>un procédé</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>un système</translation>
    </message>
    <message>
        <source>a medium</source>
        <translation>un support</translation>
    </message>
    <message>
        <source>a composition</source>
        <translation>une composition</translation>
    </message>
    <message>
        <source>an apparatus</source>
        <translation>un appareil</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Readability</source>
        <translation>Lisibilité</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Ponctuation</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Claim tree</source>
        <translation>Arbre des revendications</translation>
    </message>
    <message>
        <source>Kind of claim</source>
        <translation>Type de revendication</translation>
    </message>
    <message>
        <source>Trigger words</source>
        <translation>Mots déclencheurs</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>%1, by clause</source>
        <translation>%1, par proposition</translation>
    </message>
</context>
<context>
    <name>metes::FeaturesTab</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>What the model tells</source>
        <translation>Ce que le modèle distingue</translation>
    </message>
    <message>
        <source>Group of features</source>
        <translation>Groupe de variables</translation>
    </message>
    <message>
        <source>Compute intervals</source>
        <translation>Calculer les intervalles</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Trains the model %1 times more, on resampled applications</source>
        <translation>Entraîne le modèle %1 fois de plus, sur des demandes rééchantillonnées</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Pas encore de modèle</translation>
    </message>
    <message>
        <source>A finished run of logistic regression shows here what its model looks at.</source>
        <translation>Une exécution terminée de la régression logistique montre ici ce que regarde son modèle.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Aller aux exécutions</translation>
    </message>
    <message>
        <source>All features</source>
        <translation>Toutes les caractéristiques</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Lecture du modèle</translation>
    </message>
    <message>
        <source>%1 of %2 coefficients</source>
        <translation>%1 coefficients sur %2</translation>
    </message>
</context>
<context>
    <name>metes::FilterBar</name>
    <message>
        <source>Not reviewed</source>
        <translation>Non vérifiées</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Non claires</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Signalées</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
</context>
<context>
    <name>metes::FindingCard</name>
    <message>
        <source>Finding: %1, %2</source>
        <translation>Constat&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity, place</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>See:</source>
        <translation>Voir&#xa0;:</translation>
    </message>
    <message>
        <source>Show it in the text</source>
        <translation>Montrer dans le texte</translation>
    </message>
    <message>
        <source>Accepted: to be fixed.</source>
        <translation>Accepté&#xa0;: à corriger.</translation>
    </message>
    <message>
        <source>Dismissed: %1</source>
        <translation>Écarté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir dessus</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <translation>Écarter…</translation>
    </message>
    <message numerus="yes">
        <source>The edit raises no new alarm in the %n claim(s).</source>
        <translation>
            <numerusform>La modification ne soulève aucune nouvelle alerte dans la %n revendication.</numerusform>
            <numerusform>La modification ne soulève aucune nouvelle alerte dans les %n revendications.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::FindingDelegate</name>
    <message>
        <source>Dismissed · %1</source>
        <translation>Écarté · %1</translation>
    </message>
    <message>
        <source>Accepted · %1</source>
        <translation>Accepté · %1</translation>
    </message>
</context>
<context>
    <name>metes::FindingForms</name>
    <message>
        <source>%1: no introduction in claim %2.</source>
        <translation>%1 : pas d’introduction dans la revendication %2.</translation>
    </message>
    <message>
        <source>%1 has an introduction only on another path of parents: %E.</source>
        <translation>%1 n’est introduit que par une autre voie de dépendance : %E.</translation>
    </message>
    <message>
        <source>%1 may refer to %E.</source>
        <translation>%1 peut se rapporter à %E.</translation>
    </message>
    <message>
        <source>%1 may refer to either of two introductions in the same words.</source>
        <translation>%1 peut se rapporter à l’une ou l’autre de deux introductions identiques.</translation>
    </message>
    <message>
        <source>%1 is one, but several were introduced: %F.</source>
        <translation>%1 est au singulier, mais plusieurs ont été introduits : %F.</translation>
    </message>
    <message>
        <source>%1 are several, but one was introduced: %F.</source>
        <translation>%1 est au pluriel, mais un seul a été introduit : %F.</translation>
    </message>
    <message>
        <source>%1 is used before it is introduced: %E.</source>
        <translation>%1 est employé avant d’être introduit : %E.</translation>
    </message>
    <message>
        <source>%1 adds &quot;%2&quot; to what was introduced: %E.</source>
        <translation>%1 ajoute « %2 » à ce qui a été introduit : %E.</translation>
    </message>
    <message>
        <source>%1 differs in form from the introduced %E.</source>
        <translation>%1 diffère par sa forme de %E, qui a été introduit.</translation>
    </message>
    <message>
        <source>%1 is known without an introduction.</source>
        <translation>%1 est connu sans introduction.</translation>
    </message>
    <message>
        <source>%1 is what its owner has by nature.</source>
        <translation>%1 appartient par nature à ce dont il est question.</translation>
    </message>
    <message>
        <source>%1 is named after an earlier step.</source>
        <translation>%1 tire son nom d’une étape antérieure.</translation>
    </message>
    <message>
        <source>%1 is spelt almost like an introduced term.</source>
        <translation>%1 s’écrit presque comme un terme introduit.</translation>
    </message>
    <message>
        <source>%1 may hold a stray number of a line or column.</source>
        <translation>%1 contient peut-être un numéro de ligne ou de colonne égaré.</translation>
    </message>
    <message>
        <source>%1 uses an acronym that is never defined; its letters fit an earlier term.</source>
        <translation>%1 emploie un sigle jamais défini ; ses lettres correspondent à un terme antérieur.</translation>
    </message>
    <message>
        <source>Claim %1 introduces &quot;%2&quot;; depend on %1?</source>
        <translation>La revendication %1 introduit « %2 » ; dépendre de %1 ?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open which one is meant.</source>
        <translation>« %1 » ne dit pas lequel est visé.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is introduced a second time; is it the same?</source>
        <translation>« %1 » est introduit une seconde fois ; est-ce le même ?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no article, though it was introduced.</source>
        <translation>« %1 » est sans article, bien qu’il ait été introduit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: claim %2 is about &quot;%3&quot;.</source>
        <translation>« %1 » : la revendication %2 porte sur « %3 ».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is relative; the claim names no standard for its degree.</source>
        <translation>« %1 » est relatif ; la revendication ne donne aucun repère pour son degré.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; depends on who judges; the claim names no standard.</source>
        <translation>« %1 » dépend de qui juge ; la revendication ne donne aucun repère.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open whether what follows limits the claim.</source>
        <translation>« %1 » ne dit pas si ce qui suit limite la revendication.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves a limit open.</source>
        <translation>« %1 » laisse une limite ouverte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves open whether this is part of the claim.</source>
        <translation>« %1 » ne dit pas si cela fait partie de la revendication.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a trademark; a mark names a source, not a thing.</source>
        <translation>« %1 » ressemble à une marque ; une marque désigne une origine, non une chose.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may be read under 112(f); the description must tell the structure.</source>
        <translation>« %1 » peut relever de 112(f) ; la description doit dire la structure.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says what is not there; the description must support it.</source>
        <translation>« %1 » dit ce qui n’est pas là ; la description doit l’appuyer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; offers alternatives; each must be clear.</source>
        <translation>« %1 » offre des alternatives ; chacune doit être claire.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an unusual transition; is the claim open or closed?</source>
        <translation>« %1 » est une transition inhabituelle ; la revendication est-elle ouverte ou fermée ?</translation>
    </message>
    <message>
        <source>It depends on claim %1, which is not there.</source>
        <translation>Elle dépend de la revendication %1, qui n’existe pas.</translation>
    </message>
    <message>
        <source>It depends on claim %1, which is cancelled.</source>
        <translation>Elle dépend de la revendication %1, qui est annulée.</translation>
    </message>
    <message>
        <source>It depends on claim %1, which comes later.</source>
        <translation>Elle dépend de la revendication %1, qui vient plus loin.</translation>
    </message>
    <message>
        <source>The claim depends on itself.</source>
        <translation>La revendication dépend d’elle-même.</translation>
    </message>
    <message>
        <source>The claim depends on itself through others.</source>
        <translation>La revendication dépend d’elle-même à travers d’autres.</translation>
    </message>
    <message>
        <source>A multiple dependent claim must refer to its parents in the alternative only.</source>
        <translation>Une revendication à dépendance multiple ne doit viser ses parentes que par alternative.</translation>
    </message>
    <message>
        <source>A multiple dependent claim depends on claim %1, which is one itself.</source>
        <translation>Une revendication à dépendance multiple dépend de la revendication %1, qui en est une elle-même.</translation>
    </message>
    <message>
        <source>The number of the claim that this one depends on is missing from the text.</source>
        <translation>Le numéro de la revendication dont celle-ci dépend manque dans le texte.</translation>
    </message>
    <message>
        <source>The claim has no text.</source>
        <translation>La revendication n’a pas de texte.</translation>
    </message>
    <message>
        <source>A claim ends with a period.</source>
        <translation>Une revendication se termine par un point.</translation>
    </message>
    <message>
        <source>A claim is one sentence.</source>
        <translation>Une revendication est une seule phrase.</translation>
    </message>
    <message>
        <source>A formula or image stands here; the text is incomplete.</source>
        <translation>Il y a ici une formule ou une image ; le texte est incomplet.</translation>
    </message>
    <message>
        <source>The claim is marked as amended, but the text shows no mark of what was changed.</source>
        <translation>La revendication est dite modifiée, mais le texte ne montre pas ce qui a changé.</translation>
    </message>
    <message>
        <source>Claim number %1 is used twice.</source>
        <translation>Le numéro de revendication %1 sert deux fois.</translation>
    </message>
    <message>
        <source>The number before claim %1 is missing.</source>
        <translation>Le numéro avant la revendication %1 manque.</translation>
    </message>
    <message>
        <source>Claim %1 is out of order.</source>
        <translation>La revendication %1 n’est pas à sa place.</translation>
    </message>
    <message>
        <source>The text is labelled %1.</source>
        <translation>Le texte porte le numéro %1.</translation>
    </message>
    <message>
        <source>The claim says the same as claim %1.</source>
        <translation>La revendication dit la même chose que la revendication %1.</translation>
    </message>
    <message>
        <source>No transition phrase says whether the claim is open.</source>
        <translation>Aucune transition ne dit si la revendication est ouverte.</translation>
    </message>
    <message>
        <source>Claim %1 is closed by &quot;consisting of&quot;; nothing can be added to it.</source>
        <translation>La revendication %1 est fermée par « consisting of » ; rien ne peut y être ajouté.</translation>
    </message>
    <message>
        <source>The description never says &quot;%1&quot;.</source>
        <translation>La description ne dit jamais « %1 ».</translation>
    </message>
</context>
<context>
    <name>metes::FindingModel</name>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 · claim %2</source>
        <comment>severity, claim</comment>
        <translation>%1 · revendication %2</translation>
    </message>
</context>
<context>
    <name>metes::FindingView</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>metes::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>High first</source>
        <translation>Les plus graves d’abord</translation>
    </message>
    <message>
        <source>In the order of the claims</source>
        <translation>Dans l’ordre des revendications</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>%1 · %2 dismissed</source>
        <translation>%1 · %2 écartés</translation>
    </message>
    <message>
        <source>high first</source>
        <translation>graves d’abord</translation>
    </message>
    <message>
        <source>by claim</source>
        <translation>par revendication</translation>
    </message>
    <message>
        <source>No claims yet</source>
        <translation>Pas encore de revendications</translation>
    </message>
    <message>
        <source>What an examiner could object to appears here as you write.</source>
        <translation>Ce qu’un examinateur pourrait objecter apparaît ici pendant que vous écrivez.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Contrôle en cours</translation>
    </message>
    <message>
        <source>Nothing with these filters</source>
        <translation>Rien avec ces filtres</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) are filtered out or dismissed.</source>
        <translation>
            <numerusform>%n constat est masqué par les filtres ou écarté.</numerusform>
            <numerusform>%n constats sont masqués par les filtres ou écartés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The checker has no objection to these claims.</source>
        <translation>Le contrôleur n’a aucune objection à ces revendications.</translation>
    </message>
    <message>
        <source>Why dismiss “%1”?</source>
        <translation>Pourquoi écarter «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Écarter</translation>
    </message>
</context>
<context>
    <name>metes::GuidelinesDialog</name>
    <message>
        <source>The guidelines are missing from this build.</source>
        <translation>Le guide manque dans cette version.</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>metes::HistogramFigure</name>
    <message>
        <source>claims</source>
        <translation>revendications</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>exactitude, %</translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation>probabilité prédite</translation>
    </message>
    <message>
        <source>accuracy %1 %</source>
        <translation>exactitude %1 %</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Exactitude, %</translation>
    </message>
</context>
<context>
    <name>metes::ImportCountsModel</name>
    <message>
        <source>Applications</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Modifiés</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangés</translation>
    </message>
</context>
<context>
    <name>metes::ImportDialog</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import %1 into %2</source>
        <translation>Importer %1 dans %2</translation>
    </message>
    <message>
        <source>import-counts</source>
        <translation>nombres-import</translation>
    </message>
    <message>
        <source>What would be imported</source>
        <translation>Ce qui serait importé</translation>
    </message>
    <message>
        <source>refused-records</source>
        <translation>enregistrements-refuses</translation>
    </message>
    <message>
        <source>Refused records</source>
        <translation>Enregistrements refusés</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importation de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) will not be imported</source>
        <translation>
            <numerusform>%n enregistrement ne sera pas importé</numerusform>
            <numerusform>%n enregistrements ne seront pas importés</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written until you import. A second import of the same records adds nothing; decisions stay as they are.</source>
        <translation>Rien n’est écrit avant l’importation. Une seconde importation des mêmes enregistrements n’ajoute rien&#xa0;; les décisions restent telles quelles.</translation>
    </message>
    <message>
        <source>Nothing new: the project holds all of these records already.</source>
        <translation>Rien de nouveau&#xa0;: le projet contient déjà tous ces enregistrements.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n demande</numerusform>
            <numerusform>%n demandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n revendication</numerusform>
            <numerusform>%n revendications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::Introduction</name>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>All claims, by application. Filters and the search box narrow it.</source>
        <translation>Toutes les revendications, par demande. Les filtres et le champ de recherche la restreignent.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>Every phrase that a reason quotes is marked by colour and line style.</source>
        <translation>Chaque expression citée par un motif est marquée par une couleur et un style de trait.</translation>
    </message>
    <message>
        <source>Office action</source>
        <translation>Lettre officielle</translation>
    </message>
    <message>
        <source>The passage that gave the reason lights up together with the phrase.</source>
        <translation>L’extrait dont provient le motif s’éclaire en même temps que l’expression.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>One card for each reason: category, text and where it was found. Correct what is wrong, then accept.</source>
        <translation>Une fiche par motif&#xa0;: catégorie, texte et endroit où il a été trouvé. Corrigez ce qui est faux, puis acceptez.</translation>
    </message>
    <message>
        <source>Accept all that is shown and go on to the next claim</source>
        <translation>Accepter tout ce qui est affiché et passer à la revendication suivante</translation>
    </message>
    <message>
        <source>Step through the reasons of the claim</source>
        <translation>Parcourir les motifs de la revendication</translation>
    </message>
    <message>
        <source>Give the reason its category</source>
        <translation>Donner sa catégorie au motif</translation>
    </message>
    <message>
        <source>Reject the reason</source>
        <translation>Rejeter le motif</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Afficher tous les raccourcis</translation>
    </message>
    <message>
        <source>Start reviewing</source>
        <translation>Commencer la vérification</translation>
    </message>
    <message>
        <source>Read the guidelines</source>
        <translation>Lire le guide</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Ce que vous voyez</translation>
    </message>
    <message>
        <source>Five keys that matter</source>
        <translation>Cinq touches utiles</translation>
    </message>
    <message>
        <source>Every act is saved at once and can be undone, also after a restart. Nothing leaves this machine. This introduction stays in the Help menu.</source>
        <translation>Chaque action est enregistrée aussitôt et peut être annulée, même après un redémarrage. Rien ne quitte cet ordinateur. Cette introduction reste dans le menu Aide.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>metes::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>These keys hold in the queue, the claim, the action and the cards. In a text field or on a button the usual keys hold; Tab always moves the focus.</source>
        <translation>Ces touches valent dans la liste, la revendication, la lettre et les fiches. Dans un champ de texte ou sur un bouton, les touches habituelles s’appliquent&#xa0;; Tab déplace toujours le focus.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Modifier les raccourcis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>metes::KeyTableModel</name>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
</context>
<context>
    <name>metes::KeysPanel</name>
    <message>
        <source>Use this key</source>
        <translation>Utiliser cette touche</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Rechercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Préréglage</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
</context>
<context>
    <name>metes::LabelBar</name>
    <message>
        <source>Label</source>
        <translation>Qualification</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Accept and next</source>
        <translation>Accepter et suivante</translation>
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
        <translation>En faire un nouveau motif</translation>
    </message>
    <message>
        <source>Finding of the claim checker: %1, %2</source>
        <translation>Constat du vérificateur : %1, %2</translation>
    </message>
</context>
<context>
    <name>metes::LinterSection</name>
    <message>
        <source>The claim checker is reading the claims.</source>
        <translation>Le vérificateur lit les revendications.</translation>
    </message>
    <message>
        <source>The claim checker finds nothing in this claim.</source>
        <translation>Le vérificateur ne trouve rien dans cette revendication.</translation>
    </message>
    <message>
        <source>Found by the claim checker, by rules; no part of what was cited.</source>
        <translation>Trouvé par le vérificateur, selon des règles ; ne fait pas partie de ce qui a été cité.</translation>
    </message>
</context>
<context>
    <name>metes::MainWindow</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1 is neither a project nor a file of claims.</source>
        <translation>%1 n’est ni un projet ni un fichier de revendications.</translation>
    </message>
    <message>
        <source>Metes opens .metes and imports .jsonl, .jsonl.gz and .json.</source>
        <translation>Metes ouvre .metes et importe .jsonl, .jsonl.gz et .json.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Metes</source>
        <translation>Metes</translation>
    </message>
    <message>
        <source>%1 is open for reading only.</source>
        <translation>%1 est ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written. Make a copy elsewhere to decide on it.</source>
        <translation>Impossible d’écrire dans le fichier ou son dossier. Faites-en une copie ailleurs pour y décider.</translation>
    </message>
</context>
<context>
    <name>metes::MatrixFigure</name>
    <message>
        <source>no claims</source>
        <translation>aucune revendication</translation>
    </message>
    <message>
        <source> of %1 (%2 %)</source>
        <translation> sur %1 (%2 %)</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>% of the row</source>
        <translation>% de la ligne</translation>
    </message>
</context>
<context>
    <name>metes::MetricsController</name>
    <message>
        <source>Figures of %1</source>
        <translation>Chiffres de %1</translation>
    </message>
    <message>
        <source>Intervals of the coefficients</source>
        <translation>Intervalles des coefficients</translation>
    </message>
</context>
<context>
    <name>metes::MetricsFigures</name>
    <message>
        <source>dashed: chance</source>
        <translation>tirets : hasard</translation>
    </message>
    <message>
        <source>dashed: share of indefinite claims</source>
        <translation>tirets : part des revendications non claires</translation>
    </message>
    <message>
        <source>Probability and accuracy</source>
        <translation>Probabilité et exactitude</translation>
    </message>
    <message>
        <source>no accuracy: %1</source>
        <translation>pas d’exactitude : %1</translation>
    </message>
    <message>
        <source>dots: accuracy, hollow under 100 claims</source>
        <translation>points : exactitude, creux sous 100 revendications</translation>
    </message>
    <message>
        <source>dots: accuracy</source>
        <translation>points : exactitude</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Fiabilité</translation>
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
        <translation>traits : Wilson 95 %, creux sous 100 revendications</translation>
    </message>
    <message>
        <source>examiner</source>
        <translation>examinateur</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation>non claire</translation>
    </message>
    <message>
        <source>definite</source>
        <translation>claire</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Confusion</translation>
    </message>
    <message>
        <source>claims, and their share of the row</source>
        <translation>revendications, et leur part de la ligne</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>Who is right</source>
        <translation>Qui a raison</translation>
    </message>
    <message>
        <source>McNemar, exact: %1</source>
        <translation>McNemar, exact : %1</translation>
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
        <translation>Précision et rappel</translation>
    </message>
    <message>
        <source>AP</source>
        <comment>average precision</comment>
        <translation>AP</translation>
    </message>
    <message>
        <source>not of this category</source>
        <translation>hors de cette catégorie</translation>
    </message>
    <message>
        <source>of this category</source>
        <translation>de cette catégorie</translation>
    </message>
    <message>
        <source>What drives it</source>
        <translation>Ce qui pèse</translation>
    </message>
    <message>
        <source>standardised coefficients</source>
        <translation>coefficients standardisés</translation>
    </message>
    <message>
        <source>trained on %1 claims</source>
        <translation>entraîné sur %1 revendications</translation>
    </message>
    <message>
        <source>lines: bootstrap 95 %, %1 refits by application</source>
        <translation>traits : bootstrap 95 %, %1 ajustements par demande</translation>
    </message>
</context>
<context>
    <name>metes::MetricsFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Compute the rest</source>
        <translation>Calculer le reste</translation>
    </message>
    <message>
        <source>Copy table ▾</source>
        <translation>Copier le tableau ▾</translation>
    </message>
    <message>
        <source>Save plots ▾</source>
        <translation>Enregistrer les graphiques ▾</translation>
    </message>
    <message>
        <source>Bootstrap %1 by application, seed %2</source>
        <translation>Bootstrap %1 par demande, graine %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>encore %n s environ</numerusform>
            <numerusform>encore %n s environ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Views of the metrics</source>
        <translation>Vues des mesures</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Classification</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Comparer les exécutions</translation>
    </message>
    <message>
        <source>All as %1…</source>
        <translation>Tous en %1…</translation>
    </message>
    <message>
        <source>Save the plots of this view in</source>
        <translation>Enregistrer les graphiques de cette vue dans</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Enregistrer les graphiques</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Remplacer %1 ?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) saved</source>
        <translation>
            <numerusform>%n graphique enregistré</numerusform>
            <numerusform>%n graphiques enregistrés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>metes::MetricsTab</name>
    <message>
        <source>Reading the runs</source>
        <translation>Lecture des exécutions</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Aucune exécution</translation>
    </message>
    <message>
        <source>A run gives each claim a probability of being indefinite. Its figures, with their intervals, stand here.</source>
        <translation>Une exécution donne à chaque revendication une probabilité d’être non claire. Ses chiffres, avec leurs intervalles, figurent ici.</translation>
    </message>
    <message>
        <source>Go to Runs</source>
        <translation>Aller aux exécutions</translation>
    </message>
    <message>
        <source>No run is finished</source>
        <translation>Aucune exécution n’est terminée</translation>
    </message>
    <message>
        <source>There are no figures before a run has been through all its claims.</source>
        <translation>Il n’y a pas de chiffres avant qu’une exécution ait traité toutes ses revendications.</translation>
    </message>
</context>
<context>
    <name>metes::NewRunDialog</name>
    <message>
        <source>Model files (*.json)</source>
        <translation>Fichiers de modèle (*.json)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle exécution</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Findings of high and medium severity become reasons. The score orders claims; it is no probability.</source>
        <translation>Les constats de gravité haute et moyenne deviennent des motifs. Le score ordonne les revendications ; ce n’est pas une probabilité.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln revendication</numerusform>
            <numerusform>%Ln revendications</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>All features</source>
        <translation>Toutes les caractéristiques</translation>
    </message>
    <message>
        <source>Linguistic features</source>
        <translation>Caractéristiques linguistiques</translation>
    </message>
    <message>
        <source>TF-IDF</source>
        <translation>TF-IDF</translation>
    </message>
    <message>
        <source>None: raw probabilities</source>
        <translation>Aucun : probabilités brutes</translation>
    </message>
    <message>
        <source>Isotonic, on validation</source>
        <translation>Isotonique, sur la validation</translation>
    </message>
    <message>
        <source>Platt, on validation</source>
        <translation>Platt, sur la validation</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier du modèle</translation>
    </message>
    <message>
        <source>No file: the project keeps the model</source>
        <translation>Pas de fichier : le projet garde le modèle</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Learns from %1 labelled claims of the train split, chooses thresholds on validation, then predicts. The project keeps the model too.</source>
        <translation>Apprend de %1 revendications étiquetées de la partie d’entraînement, choisit les seuils sur la validation, puis prédit. Le projet garde aussi le modèle.</translation>
    </message>
    <message>
        <source>A model that was trained here or by metes-cli train.</source>
        <translation>Un modèle entraîné ici ou par metes-cli train.</translation>
    </message>
    <message>
        <source>Uniform scores that know nothing: what every other run must beat.</source>
        <translation>Des scores uniformes qui ne savent rien : ce que toute autre exécution doit dépasser.</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Première exécution</translation>
    </message>
    <message>
        <source>Second run</source>
        <translation>Seconde exécution</translation>
    </message>
    <message>
        <source>The mean of both. Claims that one of them lacks fail.</source>
        <translation>La moyenne des deux. Les revendications qui manquent à l’une échouent.</translation>
    </message>
    <message>
        <source>Isotonic</source>
        <translation>Isotonique</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Fits the run&apos;s probabilities to what examiners decided on the validation claims. Claims that the run lacks fail.</source>
        <translation>Ajuste les probabilités de l’exécution à ce que les examinateurs ont décidé sur les revendications de validation. Les revendications qui lui manquent échouent.</translation>
    </message>
    <message>
        <source>Save the model as</source>
        <translation>Enregistrer le modèle sous</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Choisir un fichier de modèle</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The project has no claims.</source>
        <translation>Le projet n’a pas de revendications.</translation>
    </message>
    <message>
        <source>The train split has no labelled claims to learn from.</source>
        <translation>La partie d’entraînement n’a pas de revendications étiquetées dont apprendre.</translation>
    </message>
    <message>
        <source>Choose a model file.</source>
        <translation>Choisissez un fichier de modèle.</translation>
    </message>
    <message>
        <source>An ensemble needs two finished runs.</source>
        <translation>Un ensemble demande deux exécutions terminées.</translation>
    </message>
    <message>
        <source>Choose two different runs.</source>
        <translation>Choisissez deux exécutions différentes.</translation>
    </message>
    <message>
        <source>Calibrating needs a finished run.</source>
        <translation>Le calibrage demande une exécution terminée.</translation>
    </message>
    <message>
        <source>Train and predict</source>
        <translation>Entraîner et prédire</translation>
    </message>
</context>
<context>
    <name>metes::Numbers</name>
    <message>
        <source>only one class</source>
        <translation>une seule classe</translation>
    </message>
    <message>
        <source>no claims</source>
        <translation>aucune revendication</translation>
    </message>
    <message>
        <source>there are no positives</source>
        <translation>il n’y a pas de positifs</translation>
    </message>
    <message>
        <source>no label is true or predicted</source>
        <translation>aucune étiquette n’est vraie ni prédite</translation>
    </message>
    <message>
        <source>no observations</source>
        <translation>aucune observation</translation>
    </message>
    <message>
        <source>the scores are no probabilities</source>
        <translation>les scores ne sont pas des probabilités</translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation>pas de seuil</translation>
    </message>
    <message>
        <source>a run has no threshold</source>
        <translation>une exécution n’a pas de seuil</translation>
    </message>
    <message>
        <source>a run has no thresholds for categories</source>
        <translation>une exécution n’a pas de seuils par catégorie</translation>
    </message>
    <message>
        <source>the run has no scores for the category</source>
        <translation>l’exécution n’a pas de scores pour la catégorie</translation>
    </message>
    <message>
        <source>no labelled validation claims to choose it on</source>
        <translation>aucune revendication de validation étiquetée pour le choisir</translation>
    </message>
    <message>
        <source>no labelled claims with such a probability</source>
        <translation>aucune revendication étiquetée avec cette probabilité</translation>
    </message>
    <message>
        <source>equal scores keep the wanted share out of reach</source>
        <translation>des scores égaux rendent la part voulue inaccessible</translation>
    </message>
    <message>
        <source>chosen on the claims that it is evaluated on</source>
        <translation>choisi sur les revendications mêmes de l’évaluation</translation>
    </message>
    <message>
        <source>no positive examples among the train claims</source>
        <translation>aucun exemple positif dans l’entraînement</translation>
    </message>
    <message>
        <source>no negative examples among the train claims</source>
        <translation>aucun exemple négatif dans l’entraînement</translation>
    </message>
    <message>
        <source>nothing was predicted positive</source>
        <translation>rien n’a été prédit positif</translation>
    </message>
    <message>
        <source>nothing is positive and nothing was predicted</source>
        <translation>rien n’est positif et rien n’est prédit</translation>
    </message>
    <message>
        <source>not estimable</source>
        <translation>non estimable</translation>
    </message>
    <message>
        <source>%1, counted as 0</source>
        <translation>%1, compté 0</translation>
    </message>
    <message>
        <source>%1 of %2 resamples were undefined</source>
        <translation>%1 rééchantillons sur %2 étaient indéfinis</translation>
    </message>
    <message>
        <source>Not estimable.</source>
        <translation>Non estimable.</translation>
    </message>
    <message>
        <source>Not estimable: %1.</source>
        <translation>Non estimable : %1.</translation>
    </message>
    <message>
        <source>no labelled claims of test or validation</source>
        <translation>aucune revendication étiquetée de test ou de validation</translation>
    </message>
</context>
<context>
    <name>metes::OutlinePanel</name>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Terms in claim %1</source>
        <translation>Termes de la revendication %1</translation>
    </message>
</context>
<context>
    <name>metes::ParentsPanel</name>
    <message>
        <source>Parent claims</source>
        <translation>Revendications parentes</translation>
    </message>
    <message>
        <source>The claim depends on no other claim.</source>
        <translation>La revendication ne dépend d’aucune autre.</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Revendication %1</translation>
    </message>
    <message>
        <source>Claim %1 is not in this project.</source>
        <translation>La revendication %1 n’est pas dans ce projet.</translation>
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
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>%1 as table</source>
        <translation>%1 en tableau</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Enregistrer %1</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Enregistrer le graphique</translation>
    </message>
</context>
<context>
    <name>metes::PredictionLayer</name>
    <message>
        <source>run %1</source>
        <translation>exécution %1</translation>
    </message>
    <message>
        <source>%1 indefinite</source>
        <translation>%1 non claire</translation>
    </message>
    <message>
        <source>By its threshold the run says indefinite.</source>
        <translation>Selon son seuil, l’exécution dit : non claire.</translation>
    </message>
    <message>
        <source>By its threshold the run says definite.</source>
        <translation>Selon son seuil, l’exécution dit : claire.</translation>
    </message>
    <message>
        <source>trained on this claim</source>
        <translation>a appris de cette revendication</translation>
    </message>
</context>
<context>
    <name>metes::ProgressStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 terminés</translation>
    </message>
</context>
<context>
    <name>metes::ProjectFiles</name>
    <message>
        <source>Metes projects (*.metes)</source>
        <translation>Projets Metes (*.metes)</translation>
    </message>
    <message>
        <source>Claims and office actions (*.jsonl *.jsonl.gz *.json)</source>
        <translation>Revendications et lettres officielles (*.jsonl *.jsonl.gz *.json)</translation>
    </message>
</context>
<context>
    <name>metes::ProjectOpener</name>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Project.metes</source>
        <translation>Projet.metes</translation>
    </message>
</context>
<context>
    <name>metes::ProjectTransfer</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Export as JSON Lines</source>
        <translation>Exporter en JSON Lines</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl *.jsonl.gz)</source>
        <translation>JSON Lines (*.jsonl *.jsonl.gz)</translation>
    </message>
    <message>
        <source>Export as CSV: where the folder is made</source>
        <translation>Exporter en CSV&#xa0;: où créer le dossier</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>The folder %1 exists already.</source>
        <translation>Le dossier %1 existe déjà.</translation>
    </message>
    <message>
        <source>The files of an earlier export in it are replaced.</source>
        <translation>Les fichiers d’une exportation antérieure y seront remplacés.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>%1 is the project itself.</source>
        <translation>%1 est le projet lui-même.</translation>
    </message>
    <message>
        <source>Choose another name for the export.</source>
        <translation>Choisissez un autre nom pour l’exportation.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation en cours</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Back up the project</source>
        <translation>Sauvegarder le projet</translation>
    </message>
    <message>
        <source>Choose another name for the backup.</source>
        <translation>Choisissez un autre nom pour la sauvegarde.</translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation>Sauvegarde en cours</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>Sauvegardé vers %1.</translation>
    </message>
    <message>
        <source>Indexing for search</source>
        <translation>Indexation pour la recherche</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
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
        <translation>Revendication %1</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>signalée</translation>
    </message>
    <message>
        <source>commented</source>
        <translation>commentée</translation>
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
        <translation>Pas encore de revendications</translation>
    </message>
    <message>
        <source>Import a dataset, office actions or claims: File, Import.</source>
        <translation>Importez un jeu de données, des lettres officielles ou des revendications&#xa0;: Fichier, Importer.</translation>
    </message>
    <message>
        <source>No claim passes</source>
        <translation>Aucune revendication ne convient</translation>
    </message>
    <message>
        <source>No claim fits the filters and the search together.</source>
        <translation>Aucune revendication ne répond à la fois aux filtres et à la recherche.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Queue of claims</source>
        <translation>Liste des revendications</translation>
    </message>
    <message>
        <source>· %1 of %2</source>
        <translation>· %1 sur %2</translation>
    </message>
    <message>
        <source>Reviewed, of the claims that pass the filters</source>
        <translation>Vérifiées, parmi les revendications qui passent les filtres</translation>
    </message>
    <message>
        <source>Reviewed, of the first claims found; the search goes on</source>
        <translation>Vérifiées, parmi les premières revendications trouvées ; la recherche continue</translation>
    </message>
</context>
<context>
    <name>metes::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>metes::ReasonCard</name>
    <message>
        <source>More acts on this reason</source>
        <translation>Plus d’actions sur ce motif</translation>
    </message>
    <message>
        <source>Text or spans wrong, reject, comment</source>
        <translation>Texte ou passages faux, rejeter, commenter</translation>
    </message>
    <message>
        <source>Text is wrong</source>
        <translation>Le texte est faux</translation>
    </message>
    <message>
        <source>Spans are wrong</source>
        <translation>Les passages sont faux</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Comment on this reason</source>
        <translation>Commenter ce motif</translation>
    </message>
    <message>
        <source>edited by %1</source>
        <translation>modifié par %1</translation>
    </message>
    <message>
        <source>rejected by %1</source>
        <translation>rejeté par %1</translation>
    </message>
    <message>
        <source>added by %1</source>
        <translation>ajouté par %1</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>Place lost in the revised claim: “%1”</source>
        <translation>Emplacement perdu dans la revendication modifiée&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Quote not in claim: “%1”</source>
        <translation>Citation absente de la revendication&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Commentaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>No longer in the imported file</source>
        <translation>N’est plus dans le fichier importé</translation>
    </message>
    <message>
        <source>No span</source>
        <translation>Aucun passage</translation>
    </message>
    <message numerus="yes">
        <source>%n span(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message>
        <source>Span %1 of %2</source>
        <translation>Passage %1 sur %2</translation>
    </message>
    <message>
        <source>Reason: %1, %2</source>
        <translation>Motif&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>«&#xa0;%1&#xa0;», %2</translation>
    </message>
</context>
<context>
    <name>metes::ReasonCards</name>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>A reason is missing that nobody cited.</source>
        <translation>Il manque un motif que personne n’a invoqué.</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Commentaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>No reasons cited. Accept to record: reviewed, nothing found.</source>
        <translation>Aucun motif invoqué. Accepter enregistre&#xa0;: vérifiée, rien trouvé.</translation>
    </message>
    <message>
        <source>Cited by: %1</source>
        <translation>Invoqué par&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>metes::RefusedModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>metes::ReliabilityFigure</name>
    <message>
        <source>share indefinite</source>
        <translation>part non claire</translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation>probabilité prédite</translation>
    </message>
    <message>
        <source>probability %1: %2 % indefinite</source>
        <translation>probabilité %1 : %2 % non claires</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Mean probability</source>
        <translation>Probabilité moyenne</translation>
    </message>
    <message>
        <source>Indefinite, %</source>
        <translation>Non claires, %</translation>
    </message>
</context>
<context>
    <name>metes::ReportTable</name>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
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
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>&amp;Tout copier</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
</context>
<context>
    <name>metes::ReviewPage</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Search claims, actions, reasons</source>
        <translation>Rechercher revendications, lettres, motifs</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>claim %1 of %2</source>
        <translation>revendication %1 de %2</translation>
    </message>
    <message>
        <source>another claim</source>
        <translation>une autre revendication</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n revendication</numerusform>
            <numerusform>%n revendications</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1, %2</source>
        <translation>Annulé&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Redone: %1, %2</source>
        <translation>Rétabli&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 a claim · about %2 left</source>
        <translation>%1 par revendication · encore %2 environ</translation>
    </message>
    <message>
        <source>%1 a claim</source>
        <translation>%1 par revendication</translation>
    </message>
    <message>
        <source>Select words in the claim first</source>
        <translation>Sélectionnez d’abord des mots dans la revendication</translation>
    </message>
    <message>
        <source>Choose a reason first, or make a new one</source>
        <translation>Choisissez d’abord un motif, ou créez-en un</translation>
    </message>
    <message>
        <source>New reason: %1. Why? You may leave it empty.</source>
        <translation>Nouveau motif&#xa0;: %1. Pourquoi&#xa0;? Ce champ peut rester vide.</translation>
    </message>
    <message>
        <source>Add reason</source>
        <translation>Ajouter le motif</translation>
    </message>
    <message>
        <source>Comment on claim %1</source>
        <translation>Commentaire sur la revendication %1</translation>
    </message>
    <message>
        <source>Comment on the reason: %1</source>
        <translation>Commentaire sur le motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save comment</source>
        <translation>Enregistrer le commentaire</translation>
    </message>
    <message>
        <source>That was the last claim of the queue</source>
        <translation>C’était la dernière revendication de la liste</translation>
    </message>
    <message>
        <source>That is the first claim of the queue</source>
        <translation>C’est la première revendication de la liste</translation>
    </message>
    <message>
        <source>Added as your reason</source>
        <translation>Ajouté comme votre motif</translation>
    </message>
    <message>
        <source>Reading what runs say.</source>
        <translation>Lecture de ce que disent les exécutions.</translation>
    </message>
    <message>
        <source>No finished run has a probability of this claim. Train a model on the Runs page; what drives it then stands here.</source>
        <translation>Aucune exécution terminée n’a de probabilité pour cette revendication. Entraînez un modèle sur la page Exécutions ; ce qui le détermine figure alors ici.</translation>
    </message>
    <message>
        <source>A run of this kind has no model that could be taken apart.</source>
        <translation>Une exécution de ce genre n’a pas de modèle à décomposer.</translation>
    </message>
    <message>
        <source>The model is being asked.</source>
        <translation>Le modèle est interrogé.</translation>
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
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Show in Metrics</source>
        <translation>Voir dans les mesures</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>L’exécution</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Claims that failed</source>
        <translation>Revendications en échec</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>s’arrête</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>then the claims</source>
        <translation>puis les revendications</translation>
    </message>
    <message>
        <source>of the training</source>
        <translation>de l’entraînement</translation>
    </message>
    <message>
        <source>Claims done</source>
        <translation>Revendications faites</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 en échec</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>from beginning to end</source>
        <translation>du début à la fin</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>en moyenne</translation>
    </message>
    <message>
        <source>at this rate</source>
        <translation>à cette cadence</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>revendications</translation>
    </message>
    <message>
        <source>Another program works on this run, or it was interrupted. Resume goes on where it stopped.</source>
        <translation>Un autre programme travaille à cette exécution, ou elle a été interrompue. Reprendre continue où elle s’était arrêtée.</translation>
    </message>
    <message>
        <source>What was done stays. Resume goes on where it stopped.</source>
        <translation>Ce qui est fait reste. Reprendre continue où elle s’était arrêtée.</translation>
    </message>
    <message>
        <source>It stopped: %1. Resume goes on where it stopped.</source>
        <translation>Elle s’est arrêtée : %1. Reprendre continue où elle s’était arrêtée.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendication</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Needs a look</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Cancelled: what was done stays, the other %1 claims were not predicted. It does not go on.</source>
        <translation>Annulée : ce qui était fait reste ; les %1 autres revendications n&apos;ont pas été prédites. Elle ne reprend pas.</translation>
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
        <translation>%1 sur %2 en échec</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claim(s)</source>
        <translation>
            <numerusform>%Ln revendication</numerusform>
            <numerusform>%Ln revendications</numerusform>
        </translation>
    </message>
    <message>
        <source>paused at %1 of %2</source>
        <translation>suspendue à %1 sur %2</translation>
    </message>
    <message>
        <source>interrupted at %1 of %2</source>
        <translation>interrompue à %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 claims</source>
        <translation>%1 revendications sur %2</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>s’arrête</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>cancelled at %1 of %2</source>
        <translation>annulée à %1 sur %2</translation>
    </message>
</context>
<context>
    <name>metes::Runs</name>
    <message>
        <source>Logistic regression</source>
        <translation>Régression logistique</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Claim checker</source>
        <translation>Vérificateur de revendications</translation>
    </message>
    <message>
        <source>Ensemble</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Étalonné</translation>
    </message>
    <message>
        <source>TF-IDF</source>
        <translation>TF-IDF</translation>
    </message>
    <message>
        <source>linguistic</source>
        <translation>linguistiques</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>toutes les caractéristiques</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>All claims</source>
        <translation>Toutes les revendications</translation>
    </message>
    <message>
        <source>Train split</source>
        <translation>Partie entraînement</translation>
    </message>
    <message>
        <source>Validation split</source>
        <translation>Partie validation</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>Partie test</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Indefinite or not</source>
        <translation>Claire ou non</translation>
    </message>
    <message>
        <source>McNemar&apos;s test: %1</source>
        <translation>Test de McNemar : %1</translation>
    </message>
    <message>
        <source>McNemar, exact: only %1 is right on %2 claims, only %3 on %4; %5.</source>
        <translation>McNemar, exact : seule %1 a raison sur %2 revendications, seule %3 sur %4 ; %5.</translation>
    </message>
    <message>
        <source>Differences are %1 minus %2 on the same resamples.</source>
        <translation>Les différences sont %1 moins %2 sur les mêmes rééchantillons.</translation>
    </message>
    <message>
        <source>%1 claims that only one of them has are left out.</source>
        <translation>%1 revendications que l’une seule possède sont omises.</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>isotonic</source>
        <translation>isotonique</translation>
    </message>
    <message>
        <source>none: probabilities are raw</source>
        <translation>aucun : les probabilités sont brutes</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Entraîné sur</translation>
    </message>
    <message>
        <source>%1 claims</source>
        <translation>%1 revendications</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Mean of</source>
        <translation>Moyenne de</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>en préparation</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompue</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>Train logistic regression</source>
        <translation>Entraîner une régression logistique</translation>
    </message>
    <message>
        <source>Predict with a model file</source>
        <translation>Prédire avec un fichier de modèle</translation>
    </message>
    <message>
        <source>Random baseline</source>
        <translation>Référence aléatoire</translation>
    </message>
    <message>
        <source>Ensemble of two runs</source>
        <translation>Ensemble de deux exécutions</translation>
    </message>
    <message>
        <source>Calibrate a run</source>
        <translation>Calibrer une exécution</translation>
    </message>
    <message>
        <source>Calibrated: fitted to what examiners decided on the validation claims.</source>
        <translation>Calibré : ajusté à ce que les examinateurs ont décidé sur les revendications de validation.</translation>
    </message>
    <message>
        <source>The claim checker&apos;s figure orders claims; it is no probability.</source>
        <translation>Le chiffre du vérificateur ordonne les revendications ; ce n’est pas une probabilité.</translation>
    </message>
    <message>
        <source>Random: a figure that knows nothing.</source>
        <translation>Aléatoire : un chiffre qui ne sait rien.</translation>
    </message>
    <message>
        <source>Raw: what the classifier put out, not calibrated.</source>
        <translation>Brut : ce que le classifieur a donné, sans calibrage.</translation>
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
        <translation>Exécution %1 : %2 sur %3</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier du modèle</translation>
    </message>
    <message>
        <source>Each run&apos;s own split</source>
        <translation>Partie propre à chaque exécution</translation>
    </message>
    <message>
        <source>The claims that a run is about; the test split for a run about all claims</source>
        <translation>Les revendications de l&apos;exécution ; la partie de test si elle porte sur toutes</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation>%1, au plus %2</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulée</translation>
    </message>
</context>
<context>
    <name>metes::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Aucune exécution</translation>
    </message>
    <message>
        <source>A run lets a predictor say of every claim how likely it is indefinite, and why. It can be paused, and goes on where it stopped.</source>
        <translation>Dans une exécution, un prédicteur dit pour chaque revendication avec quelle probabilité elle est non claire, et pourquoi. On peut la suspendre ; elle reprend où elle s’était arrêtée.</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation>%1 : terminé</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Nouvelle exécution…</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Supprimer l’exécution</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Supprimer %1 ?</translation>
    </message>
    <message>
        <source>Its %1 predictions go with it. Runs that were made from it stay.</source>
        <translation>Ses %1 prédictions disparaissent avec elle. Les exécutions qui en sont issues restent.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 annulée</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Annuler l&apos;exécution</translation>
    </message>
    <message>
        <source>Cancel %1?</source>
        <translation>Annuler %1 ?</translation>
    </message>
    <message>
        <source>The %1 claims that are done stay, the other %2 are not predicted, and the run can never go on. A paused run can.</source>
        <translation>Les %1 revendications faites restent, les %2 autres ne sont pas prédites, et l&apos;exécution ne pourra plus reprendre. Une exécution suspendue le peut.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
</context>
<context>
    <name>metes::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Nouvelle exécution…</translation>
    </message>
</context>
<context>
    <name>metes::SearchBox</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>metes::SelectionBar</name>
    <message>
        <source>Add span</source>
        <translation>Ajouter un passage</translation>
    </message>
    <message>
        <source>New reason</source>
        <translation>Nouveau motif</translation>
    </message>
</context>
<context>
    <name>metes::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Annotateur</translation>
    </message>
    <message>
        <source>Decisions carry this name and the name of this device, %1. What others decided stays theirs.</source>
        <translation>Les décisions portent ce nom et celui de cet appareil, %1. Ce que d’autres ont décidé reste à eux.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Claim and action &amp;font</source>
        <translation>&amp;Police des revendications et lettres</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Claim and action text &amp;size</source>
        <translation>&amp;Taille du texte des revendications et lettres</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Claims, office actions and the names of categories in files stay as they are.</source>
        <translation>Les revendications, les lettres officielles et les noms des catégories dans les fichiers restent tels quels.</translation>
    </message>
</context>
<context>
    <name>metes::StartPage</name>
    <message>
        <source>No project is open</source>
        <translation>Aucun projet n’est ouvert</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Ouvrir l’exemple</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>A project holds claims, their office actions and every decision in one file. You can also drop a project, or claims as JSON Lines, into this window.</source>
        <translation>Un projet réunit les revendications, leurs lettres officielles et chaque décision dans un seul fichier. Vous pouvez aussi déposer un projet, ou des revendications en JSON Lines, dans cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>metes::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this machine</source>
        <translation>Hors ligne&#xa0;: rien ne quitte cet ordinateur</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel what runs in the background</source>
        <translation>Annuler ce qui s’exécute en arrière-plan</translation>
    </message>
    <message>
        <source>Metes opens no network connection. Projects, claims and decisions stay in your files.</source>
        <translation>Metes n’ouvre aucune connexion réseau. Projets, revendications et décisions restent dans vos fichiers.</translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation>%1 sur %2 vérifiées</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Every act is written to the project at once.</source>
        <translation>Chaque action est aussitôt écrite dans le projet.</translation>
    </message>
    <message>
        <source>This project can be read here but not changed.</source>
        <translation>Ce projet peut être lu ici, mais pas modifié.</translation>
    </message>
</context>
<context>
    <name>metes::SupportPanel</name>
    <message>
        <source>Support in the description</source>
        <translation>Fondement dans la description</translation>
    </message>
    <message>
        <source>No description yet</source>
        <translation>Pas encore de description</translation>
    </message>
    <message>
        <source>With the description at hand, terms of the claims that it never uses are listed here.</source>
        <translation>Une fois la description fournie, les termes des revendications qu’elle n’emploie jamais sont énumérés ici.</translation>
    </message>
    <message>
        <source>Give the description…</source>
        <translation>Fournir la description…</translation>
    </message>
    <message>
        <source>Paragraph of the description</source>
        <translation>Paragraphe de la description</translation>
    </message>
    <message>
        <source>The description never says “%1” in these words.</source>
        <translation>La description ne dit jamais «&#xa0;%1&#xa0;» en ces termes.</translation>
    </message>
</context>
<context>
    <name>metes::TableWords</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>% indef.</source>
        <translation>% indéf.</translation>
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
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation>F1 macro</translation>
    </message>
    <message>
        <source>Micro F1</source>
        <translation>F1 micro</translation>
    </message>
    <message>
        <source>Paper AUROC</source>
        <translation>AUROC article</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Positives</source>
        <translation>Positifs</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédits</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Voulu</translation>
    </message>
    <message>
        <source>On validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>On these claims</source>
        <translation>Ces revendications</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Definite</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Non claires</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Mean p</source>
        <translation>p moyen</translation>
    </message>
    <message>
        <source>Faint</source>
        <translation>Pâle</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
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
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Root of sum of squares</source>
        <translation>Racine de la somme des carrés</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>La plus forte</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Coefficient</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Score de Brier</translation>
    </message>
    <message>
        <source>definite</source>
        <translation>claire</translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation>non claire</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>brut</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>étalonné</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>nothing predicted</source>
        <translation>rien de prédit</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Revendications</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Citations</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Indépendantes</translation>
    </message>
    <message>
        <source>Dependent</source>
        <translation>Dépendantes</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>indépendante</translation>
    </message>
    <message>
        <source>dependent</source>
        <translation>dépendante</translation>
    </message>
    <message>
        <source>Not found in the claim</source>
        <translation>Introuvables dans la revendication</translation>
    </message>
    <message>
        <source>% of claims</source>
        <translation>% des revendications</translation>
    </message>
    <message>
        <source>Parents, direct</source>
        <translation>Parents directs</translation>
    </message>
    <message>
        <source>Parents, all</source>
        <translation>Parents, tous</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Limitations</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation>Examinateur</translation>
    </message>
    <message>
        <source>Predicted definite</source>
        <translation>Comme claires</translation>
    </message>
    <message>
        <source>Predicted indefinite</source>
        <translation>Comme non claires</translation>
    </message>
    <message>
        <source>% right</source>
        <translation>% justes</translation>
    </message>
</context>
<context>
    <name>metes::TopBar</name>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Afficher tous les raccourcis</translation>
    </message>
    <message>
        <source>Study: %1</source>
        <translation>Étude&#xa0;: %1</translation>
    </message>
    <message>
        <source>Annotator: %1</source>
        <translation>Annotateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show all keys (%1)</source>
        <translation>Afficher tous les raccourcis (%1)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>metes::ValueTable</name>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>Copier en %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation>Copier les lignes choisies</translation>
    </message>
</context>
<context>
    <name>metes::WeightFigure</name>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Coefficient</translation>
    </message>
</context>
<context>
    <name>metes::WindowActions</name>
    <message>
        <source>Open the &amp;sample</source>
        <translation>Ouvrir l’&amp;exemple</translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation>En &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>As &amp;JSON Lines…</source>
        <translation>En &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>R&amp;echercher</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Texte plus grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Te&amp;xte plus petit</translation>
    </message>
    <message>
        <source>Text as it was at &amp;first</source>
        <translation>Taille de texte d’ori&amp;gine</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Volet p&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>&amp;Guidelines</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un projet &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Introduction</translation>
    </message>
    <message>
        <source>&amp;About Metes</source>
        <translation>À &amp;propos de Metes</translation>
    </message>
    <message>
        <source>&amp;Claim checker’s findings</source>
        <translation>&amp;Constats du vérificateur</translation>
    </message>
    <message>
        <source>&amp;What drives the probability</source>
        <translation>Ce qui &amp;détermine la probabilité</translation>
    </message>
</context>
<context>
    <name>metes::WindowDialogs</name>
    <message>
        <source>Metes %1

A workbench for the definiteness of patent claims: review what was extracted from office actions, correct it, and keep every decision.

Free software under the GNU General Public License, version 3 or later. Nothing leaves this machine.</source>
        <translation>Metes %1

Un atelier pour la clarté des revendications de brevet&#xa0;: vérifier ce qui a été extrait des lettres officielles, le corriger et conserver chaque décision.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>About Metes</source>
        <translation>À propos de Metes</translation>
    </message>
</context>
<context>
    <name>metes::YearsFigure</name>
    <message>
        <source>claims</source>
        <translation>revendications</translation>
    </message>
    <message>
        <source>indefinite, %</source>
        <translation>non claires, %</translation>
    </message>
    <message>
        <source>indefinite</source>
        <translation>non claire</translation>
    </message>
    <message>
        <source>definite</source>
        <translation>claire</translation>
    </message>
    <message>
        <source>share of indefinite claims</source>
        <translation>part des revendications non claires</translation>
    </message>
    <message>
        <source>%1: %2 definite, %3 indefinite</source>
        <translation>%1 : %2 claires, %3 non claires</translation>
    </message>
    <message>
        <source>Filing year</source>
        <translation>Année de dépôt</translation>
    </message>
    <message>
        <source>Definite</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Indefinite</source>
        <translation>Non claires</translation>
    </message>
    <message>
        <source>Indefinite, %</source>
        <translation>Non claires, %</translation>
    </message>
</context>
</TS>
