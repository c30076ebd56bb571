-- A sale that was made is booked: at a market, stock may fall below zero until the owner settles it.
ALTER TABLE stocks DROP CONSTRAINT stocks_never_oversold;
ALTER TABLE stocks ADD CONSTRAINT stocks_never_oversold
  CHECK (held >= 0 AND (market_event_id IS NOT NULL OR on_hand >= held));

-- Tablets that may sell. The head of a chain is the last record that came.
CREATE TABLE till_devices (
  id uuid PRIMARY KEY,
  code integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  name text NOT NULL CHECK (name <> ''),
  secret_hash text NOT NULL,
  registered_at timestamptz NOT NULL,
  revoked_at timestamptz,
  last_number integer NOT NULL DEFAULT 0,
  last_hash text NOT NULL DEFAULT repeat('0', 64),
  last_at timestamptz,
  last_seen_at timestamptz
);

-- Helpers of a market day: a name and a PIN, no account.
CREATE TABLE till_sellers (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  salt text NOT NULL,
  pin_hash text NOT NULL,
  removed_at timestamptz
);

-- Each tablet has its drawer, so a market has several open sessions. An event that is gone does not stop a record.
DROP INDEX till_sessions_one_open_key;
ALTER TABLE till_sessions ALTER COLUMN market_event_id DROP NOT NULL, ADD COLUMN device_id uuid REFERENCES till_devices;
CREATE INDEX till_sessions_device_id_idx ON till_sessions (device_id);

-- `data` has the whole record of the device, and is hashed. The columns repeat what statements filter and add up.
ALTER TABLE till_entries DROP CONSTRAINT till_entries_kind_check;
ALTER TABLE till_entries ADD CONSTRAINT till_entries_kind_check CHECK (kind IN
  ('open', 'sale', 'correction', 'refund', 'cash_in', 'cash_out', 'close', 'mark', 'day', 'month', 'year', 'key'));
ALTER TABLE till_entries
  ADD COLUMN booked_at timestamptz,
  ADD COLUMN device_id uuid REFERENCES till_devices,
  ADD COLUMN record_id uuid,
  ADD COLUMN record_hash text UNIQUE,
  ADD COLUMN cash_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN card_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN other_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN signature text;
ALTER TABLE till_entries DISABLE TRIGGER till_entries_append_only;
UPDATE till_entries SET booked_at = at,
  cash_cents = CASE WHEN kind IN ('sale', 'correction') AND payment = 'cash' THEN amount_cents ELSE 0 END,
  card_cents = CASE WHEN kind IN ('sale', 'correction') AND payment = 'card' THEN amount_cents ELSE 0 END,
  other_cents = CASE WHEN kind IN ('sale', 'correction') AND payment = 'other' THEN amount_cents ELSE 0 END;
ALTER TABLE till_entries ENABLE TRIGGER till_entries_append_only;
ALTER TABLE till_entries ALTER COLUMN booked_at SET NOT NULL;
COMMENT ON COLUMN till_entries.booked_at IS 'when the entry counts: its own time, or the first day after a closed period';
DROP INDEX till_entries_sales_idx;
CREATE INDEX till_entries_sales_idx ON till_entries (booked_at) WHERE kind IN ('sale', 'correction', 'refund');
CREATE INDEX till_entries_session_id_idx ON till_entries (session_id);
CREATE INDEX till_entries_record_id_idx ON till_entries (record_id);
CREATE INDEX till_entries_periods_idx ON till_entries (kind) WHERE kind IN ('day', 'month', 'year', 'key');

CREATE TABLE till_oddities (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES till_entries,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  at timestamptz NOT NULL,
  settled_at timestamptz,
  note text
);
CREATE INDEX till_oddities_entry_id_idx ON till_oddities (entry_id);
CREATE INDEX till_oddities_open_idx ON till_oddities (at) WHERE settled_at IS NULL;
