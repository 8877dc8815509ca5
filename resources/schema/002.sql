-- SPDX-FileCopyrightText: 2026 The Metes authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 2: runs of predictors. A run is written claim by claim while it is running or stopped, and
-- never again once it is finished or cancelled; it can only be deleted as a whole.

-- A model that a run was made with, as its file's text, so that the run can go on and be explained
-- without the file.
CREATE TABLE model(
    sha256 TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE run(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- What people and files call it: the kind and the key, "linter-3". Never given twice.
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    kind TEXT NOT NULL CHECK (kind <> ''),
    state TEXT NOT NULL CHECK (state IN ('running', 'stopped', 'finished', 'cancelled')),
    configuration TEXT NOT NULL,
    -- Identity of the model: the hash of a row of model, or the name that a server gave.
    model TEXT NOT NULL DEFAULT '',
    -- Of the dataset when the run began.
    fingerprint TEXT NOT NULL,
    program TEXT NOT NULL,
    started INTEGER NOT NULL,
    -- When it came to its end, finished or cancelled.
    finished INTEGER,
    -- Why it stopped.
    message TEXT NOT NULL DEFAULT '',
    -- Which claims it is about, as asked for when it began. NULL: those of every split.
    split TEXT,
    -- At most so many of them. NULL: all.
    claim_limit INTEGER CHECK (claim_limit > 0),
    CHECK ((state IN ('finished', 'cancelled')) = (finished IS NOT NULL))
) STRICT;

-- The claims of a run and how far each is.
CREATE TABLE run_claim(
    run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    state TEXT NOT NULL CHECK (state = 'waiting' OR state = 'done' OR state = 'failed'),
    error TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (run_id, claim_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_claim_state ON run_claim(run_id, state);

CREATE TABLE prediction(
    run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    -- The text that was scored: a later revision of the claim makes the prediction one of the past.
    document_id INTEGER NOT NULL REFERENCES document(id),
    p_indefinite REAL NOT NULL CHECK (p_indefinite BETWEEN 0 AND 1),
    label TEXT CHECK (label IN ('definite', 'indefinite')),
    -- NULL: the run has no score for the category.
    antecedent_basis REAL CHECK (antecedent_basis BETWEEN 0 AND 1),
    undefined_term REAL CHECK (undefined_term BETWEEN 0 AND 1),
    relative_term REAL CHECK (relative_term BETWEEN 0 AND 1),
    exemplary_phrasing REAL CHECK (exemplary_phrasing BETWEEN 0 AND 1),
    functional_claiming REAL CHECK (functional_claiming BETWEEN 0 AND 1),
    contradicting_limitations REAL CHECK (contradicting_limitations BETWEEN 0 AND 1),
    omission_of_essentials REAL CHECK (omission_of_essentials BETWEEN 0 AND 1),
    PRIMARY KEY (run_id, claim_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX prediction_claim ON prediction(claim_id);

-- Reasons that a run cites. Spans are positions in the text that was scored.
CREATE TABLE run_reason(
    run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    ordinal INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    layer TEXT NOT NULL CHECK (layer IN ('model', 'linter')),
    -- Name of the run that cited it: another one where an ensemble took it over.
    origin TEXT NOT NULL,
    text TEXT NOT NULL,
    category TEXT NOT NULL,
    confidence REAL CHECK (confidence BETWEEN 0 AND 1),
    recitations TEXT NOT NULL DEFAULT '[]',
    spans TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (run_id, claim_id, ordinal),
    UNIQUE (run_id, claim_id, origin, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_reason_claim ON run_reason(claim_id);

CREATE TRIGGER run_is_final BEFORE UPDATE ON run WHEN OLD.state IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;

CREATE TRIGGER run_claim_is_final BEFORE UPDATE ON run_claim
WHEN (SELECT state FROM run WHERE id = OLD.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;
CREATE TRIGGER run_claim_is_complete BEFORE INSERT ON run_claim
WHEN (SELECT state FROM run WHERE id = NEW.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;
-- Deleting a run deletes its rows when the run itself is already gone, so these let them pass.
CREATE TRIGGER run_claim_stays BEFORE DELETE ON run_claim
WHEN (SELECT state FROM run WHERE id = OLD.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;

CREATE TRIGGER prediction_is_final BEFORE UPDATE ON prediction
BEGIN SELECT RAISE(ABORT, 'predictions are immutable'); END;
CREATE TRIGGER prediction_is_complete BEFORE INSERT ON prediction
WHEN (SELECT state FROM run WHERE id = NEW.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;
CREATE TRIGGER prediction_stays BEFORE DELETE ON prediction
WHEN (SELECT state FROM run WHERE id = OLD.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;

CREATE TRIGGER run_reason_is_final BEFORE UPDATE ON run_reason
BEGIN SELECT RAISE(ABORT, 'reasons of a run are immutable'); END;
CREATE TRIGGER run_reason_is_complete BEFORE INSERT ON run_reason
WHEN (SELECT state FROM run WHERE id = NEW.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;
CREATE TRIGGER run_reason_stays BEFORE DELETE ON run_reason
WHEN (SELECT state FROM run WHERE id = OLD.run_id) IN ('finished', 'cancelled')
BEGIN SELECT RAISE(ABORT, 'a run that has ended is immutable'); END;

-- What a file gave, where the program has since worked out more (spans of recitations, label and
-- split of a dataset): the record_hash that the claim had then, so that importing the same file
-- again changes nothing. NULL: the claim is as its file gave it.
ALTER TABLE claim ADD COLUMN source_hash TEXT;
-- 1: the label was given by building the dataset, not by a file.
ALTER TABLE claim ADD COLUMN label_built INTEGER NOT NULL DEFAULT 0 CHECK (label_built IN (0, 1));
