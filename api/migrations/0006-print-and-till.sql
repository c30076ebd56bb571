CREATE TABLE print_batches (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  sheet text NOT NULL CHECK (sheet IN ('A4', 'A3', 'SRA3')),
  layout jsonb NOT NULL,
  sheets integer NOT NULL CHECK (sheets > 0),
  pdf_path text,
  pdf_sha256 text,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE print_tiles (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES print_batches ON DELETE CASCADE,
  order_line_photo_id uuid NOT NULL REFERENCES order_line_photos ON DELETE RESTRICT,
  copy integer NOT NULL CHECK (copy >= 1),
  sheet_index integer NOT NULL CHECK (sheet_index >= 0),
  x_mm numeric(7, 2) NOT NULL,
  y_mm numeric(7, 2) NOT NULL,
  rotated boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'printed', 'void')),
  reprint_of uuid REFERENCES print_tiles
);
CREATE INDEX print_tiles_batch_id_idx ON print_tiles (batch_id, sheet_index);
-- Never printed twice in silence: a second tile of one copy must name the one that it replaces.
CREATE UNIQUE INDEX print_tiles_once_key ON print_tiles (order_line_photo_id, copy)
  WHERE state <> 'void' AND reprint_of IS NULL;

CREATE TABLE till_sessions (
  id uuid PRIMARY KEY,
  market_event_id uuid NOT NULL REFERENCES market_events ON DELETE RESTRICT,
  opened_by uuid REFERENCES users ON DELETE SET NULL,
  opening_float_cents integer NOT NULL CHECK (opening_float_cents >= 0),
  counted_cents integer CHECK (counted_cents >= 0),
  expected_cents integer,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);
CREATE UNIQUE INDEX till_sessions_one_open_key ON till_sessions (market_event_id) WHERE closed_at IS NULL;

-- Sales journal: append-only, each entry carries the hash of the one before.
CREATE TABLE till_entries (
  id uuid PRIMARY KEY,
  position bigint NOT NULL UNIQUE,
  session_id uuid REFERENCES till_sessions ON DELETE RESTRICT,
  client_id uuid UNIQUE,
  kind text NOT NULL CHECK (kind IN ('open', 'sale', 'correction', 'cash_in', 'cash_out', 'close', 'day', 'month', 'year')),
  payment text CHECK (payment IN ('cash', 'card', 'other')),
  amount_cents integer NOT NULL,
  data jsonb NOT NULL,
  at timestamptz NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE
);
CREATE TRIGGER till_entries_append_only BEFORE UPDATE OR DELETE ON till_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
