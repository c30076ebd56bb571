-- The sheets of a batch are made again when tiles are voided before it is printed: each time they get the next version.
ALTER TABLE print_batches
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Of the file at pdf_path: behind `version` until the sheets are made again.
  ADD COLUMN file_version integer NOT NULL DEFAULT 1,
  -- What was laid on paper, once printed_at is set.
  ADD COLUMN printed_version integer,
  -- A batch that lost all its tiles has no sheet.
  DROP CONSTRAINT print_batches_sheets_check,
  ADD CONSTRAINT print_batches_sheets_check CHECK (sheets >= 0);
UPDATE print_batches SET printed_version = 1 WHERE printed_at IS NOT NULL;

ALTER TABLE print_tiles
  ADD COLUMN void_reason text CHECK (void_reason IN ('cancelled', 'blocked', 'replaced', 'set_back', 'reprinted')),
  ADD COLUMN voided_at timestamptz,
  -- The first version of the sheets without this tile.
  ADD COLUMN void_version integer;

CREATE TABLE print_batch_downloads (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES print_batches ON DELETE CASCADE,
  version integer NOT NULL,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX print_batch_downloads_batch_id_idx ON print_batch_downloads (batch_id, at);

-- Tiles that are void already: a printed one is on paper, unless it was printed again.
UPDATE print_tiles t SET void_version = 2, voided_at = coalesce(b.printed_at, now()),
  void_reason = CASE WHEN EXISTS (SELECT 1 FROM print_tiles n WHERE n.reprint_of = t.id) THEN 'reprinted' ELSE 'cancelled' END
FROM print_batches b WHERE b.id = t.batch_id AND t.state = 'void';

-- Tiles of orders that left production before this rule: their sheets are made again.
UPDATE print_tiles t SET state = 'void', void_version = 2, voided_at = now(),
  void_reason = CASE WHEN o.status = 'annule' THEN 'cancelled' WHEN o.stage = 'bloque' THEN 'blocked' ELSE 'set_back' END
FROM print_batches b, order_line_photos p, order_lines l, orders o
WHERE b.id = t.batch_id AND b.printed_at IS NULL AND t.state = 'planned' AND p.id = t.order_line_photo_id
  AND l.id = p.order_line_id AND o.id = l.order_id
  AND (o.status = 'annule' OR (o.status = 'en_cours' AND o.stage IN ('bloque', 'a_verifier')));
UPDATE print_batches b SET version = 2,
  pieces = (SELECT count(*) FROM print_tiles t WHERE t.batch_id = b.id AND t.state <> 'void'),
  sheets = (SELECT count(DISTINCT t.sheet_index) FROM print_tiles t WHERE t.batch_id = b.id AND t.state <> 'void')
WHERE b.printed_at IS NULL AND EXISTS (SELECT 1 FROM print_tiles t WHERE t.batch_id = b.id AND t.void_version = 2);

-- One tile that counts for each copy, reprints included.
DROP INDEX print_tiles_once_key;
CREATE UNIQUE INDEX print_tiles_once_key ON print_tiles (order_line_photo_id, copy) WHERE state <> 'void';
