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
    <name>metes::Context</name>
    <message>
        <source>Review</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Examiner</translation>
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
        <source>Claims (*.txt *.md *.jsonl *.json *.gz)</source>
        <translation>Revendications (*.txt *.md *.jsonl *.json *.gz)</translation>
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
        <source>Enter</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir dessus</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <translation>Écarter…</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key</comment>
        <translation>X</translation>
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
</TS>
