-- SPDX-FileCopyrightText: 2026 The Metes authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 1. Positions are code points unless a column says bytes. Times are milliseconds since
-- 1970-01-01 UTC. Columns named extra hold the unknown fields of a record as a JSON object. Choices of
-- more than two words are spelled out: for IN, SQLite would make a table of them with every row.

CREATE TABLE meta(
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The texts of claims, reasons and office actions, each once, addressed by its content.
CREATE TABLE document(
    id INTEGER PRIMARY KEY,
    sha256 TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL
) STRICT;

CREATE TRIGGER document_is_immutable BEFORE UPDATE ON document
BEGIN SELECT RAISE(ABORT, 'documents are immutable'); END;

-- Descriptions, each with its paragraphs joined by an empty line; ends is a JSON list of the bytes
-- at which the paragraphs end. One row for all of them, for a project has a quarter of a million; and
-- not addressed by content, for they fill most of a project and hardly two applications share one.
CREATE TABLE description(
    id INTEGER PRIMARY KEY,
    paragraphs INTEGER NOT NULL CHECK (paragraphs > 0),
    ends TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TRIGGER description_is_immutable BEFORE UPDATE ON description
BEGIN SELECT RAISE(ABORT, 'descriptions are immutable'); END;

CREATE TABLE application(
    id INTEGER PRIMARY KEY,
    number TEXT NOT NULL UNIQUE CHECK (number <> ''),
    title TEXT NOT NULL DEFAULT '',
    filing_date TEXT NOT NULL DEFAULT '',
    cpc TEXT NOT NULL DEFAULT '[]',
    family TEXT NOT NULL DEFAULT '',
    description_id INTEGER REFERENCES description(id),
    action_id INTEGER REFERENCES document(id),
    action_code TEXT NOT NULL DEFAULT '',
    action_date TEXT NOT NULL DEFAULT '',
    action_blocks TEXT NOT NULL DEFAULT '[]',
    action_extra TEXT NOT NULL DEFAULT '',
    extra TEXT NOT NULL DEFAULT '',
    -- NULL: known only through its claims; the record itself has not been read.
    record_hash TEXT
) STRICT;
CREATE INDEX application_action ON application(action_id);

CREATE TABLE claim(
    id INTEGER PRIMARY KEY,
    application_id INTEGER NOT NULL REFERENCES application(id),
    number INTEGER NOT NULL CHECK (number > 0),
    document_id INTEGER NOT NULL REFERENCES document(id),
    depends_on TEXT NOT NULL DEFAULT '[]',
    label TEXT CHECK (label IN ('definite', 'indefinite')),
    split TEXT NOT NULL DEFAULT '',
    -- Of the reasons that are not retired: bits of their categories and layers, their number, and
    -- whether a recitation is nowhere in the claim.
    categories INTEGER NOT NULL DEFAULT 0,
    layers INTEGER NOT NULL DEFAULT 0,
    reasons INTEGER NOT NULL DEFAULT 0,
    ungrounded INTEGER NOT NULL DEFAULT 0,
    extra TEXT NOT NULL DEFAULT '',
    record_hash TEXT NOT NULL
) STRICT;
-- Covers what the queue reads, so that opening a large project never touches the wide rows.
CREATE UNIQUE INDEX claim_queue ON claim(application_id, number, document_id, label, split,
                                         categories, layers, reasons, ungrounded);
CREATE UNIQUE INDEX claim_number ON claim(application_id, number);
CREATE INDEX claim_document ON claim(document_id);

-- Texts that a claim had before its present one.
CREATE TABLE claim_revision(
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    revision INTEGER NOT NULL CHECK (revision > 0),
    document_id INTEGER NOT NULL REFERENCES document(id),
    replaced INTEGER NOT NULL,
    PRIMARY KEY (claim_id, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE reason(
    id INTEGER PRIMARY KEY,
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    name TEXT NOT NULL CHECK (name <> ''),
    ordinal INTEGER NOT NULL,
    layer TEXT NOT NULL CHECK (layer = 'examiner' OR layer = 'model' OR layer = 'linter' OR layer = 'annotator'),
    document_id INTEGER NOT NULL REFERENCES document(id),
    context TEXT NOT NULL DEFAULT '',
    category TEXT NOT NULL,
    claims TEXT NOT NULL DEFAULT '[]',
    recitations TEXT NOT NULL DEFAULT '[]',
    source_start INTEGER,
    source_end INTEGER,
    source_quote TEXT,
    source_extra TEXT NOT NULL DEFAULT '',
    confidence REAL CHECK (confidence BETWEEN 0 AND 1),
    reason_group TEXT NOT NULL DEFAULT '',
    extra TEXT NOT NULL DEFAULT '',
    record_hash TEXT NOT NULL,
    -- 1: a later import of the claim no longer holds it; kept for the decisions that name it.
    retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1)),
    UNIQUE (claim_id, name),
    CHECK ((source_start IS NULL AND source_end IS NULL)
           OR (source_start IS NOT NULL AND source_end IS NOT NULL
               AND 0 <= source_start AND source_start < source_end))
) STRICT;
CREATE INDEX reason_document ON reason(document_id, claim_id) WHERE retired = 0;

CREATE TABLE span(
    reason_id INTEGER NOT NULL REFERENCES reason(id) ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    start INTEGER,
    "end" INTEGER,
    text_length INTEGER NOT NULL,
    quote TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    match TEXT NOT NULL CHECK (match = 'exact' OR match = 'normalised' OR match = 'fuzzy' OR match = 'ungrounded'),
    similarity REAL NOT NULL CHECK (similarity BETWEEN 0 AND 1),
    extra TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (reason_id, ordinal),
    CHECK ((match = 'ungrounded' AND start IS NULL AND "end" IS NULL)
           -- A comparison with NULL is NULL, which a CHECK lets pass.
           OR (match <> 'ungrounded' AND start IS NOT NULL AND "end" IS NOT NULL
               AND 0 <= start AND start < "end" AND "end" <= text_length))
) STRICT, WITHOUT ROWID;

CREATE TABLE annotator(
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;

-- The append-only log. seq is the order of arrival in this file, id (UUIDv7) the order of the fold.
CREATE TABLE decision(
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    annotator_id INTEGER NOT NULL REFERENCES annotator(id),
    device TEXT NOT NULL,
    time INTEGER NOT NULL,
    active INTEGER NOT NULL CHECK (active >= 0),
    study TEXT NOT NULL DEFAULT '',
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    reason TEXT NOT NULL DEFAULT '',
    act TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    intent TEXT NOT NULL,
    extra TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX decision_claim ON decision(claim_id, annotator_id);
CREATE INDEX decision_annotator ON decision(annotator_id, id);
CREATE INDEX decision_intent ON decision(intent);

CREATE TRIGGER decision_is_final BEFORE UPDATE ON decision
BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;
CREATE TRIGGER decision_stays BEFORE DELETE ON decision
BEGIN SELECT RAISE(ABORT, 'decisions are append-only'); END;

-- Folds of the log, rebuilt from it at will and checked against it.
-- An intent is named by its first decision; its state says whether undo, redo or neither reaches it.
CREATE TABLE intent(
    annotator_id INTEGER NOT NULL REFERENCES annotator(id),
    id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state = 'done' OR state = 'undone' OR state = 'dropped'),
    PRIMARY KEY (annotator_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX intent_state ON intent(annotator_id, state, id);

CREATE TABLE claim_fold(
    annotator_id INTEGER NOT NULL REFERENCES annotator(id),
    claim_id INTEGER NOT NULL REFERENCES claim(id),
    state TEXT NOT NULL,
    label TEXT,
    categories INTEGER NOT NULL,
    layers INTEGER NOT NULL,
    flagged INTEGER NOT NULL,
    commented INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (annotator_id, claim_id)
) STRICT, WITHOUT ROWID;

-- Full-text search. Both are filled behind the writes, up to the document or description that
-- search_state names; texts never change, so an entry is never taken back. The row of a paragraph is
-- the description's times 2^26 and its ordinal from 1.
CREATE VIRTUAL TABLE document_fts USING fts5(text, content='', tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE paragraph_fts USING fts5(text, content='', tokenize='unicode61 remove_diacritics 2');
CREATE TABLE search_state(
    source TEXT PRIMARY KEY CHECK (source IN ('document', 'paragraph')),
    indexed_to INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO search_state VALUES ('document', 0), ('paragraph', 0);
