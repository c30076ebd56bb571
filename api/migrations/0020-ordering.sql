-- Gaps are fine here: this numbers orders, not invoices.
CREATE SEQUENCE order_numbers START 4217;

-- The demo's own payment provider: what a real one keeps on its side.
CREATE TABLE demo_payments (
  reference text PRIMARY KEY,
  attempt_id uuid NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  status text NOT NULL CHECK (status IN ('requires_action', 'succeeded', 'failed')),
  failure text,
  refunded_cents integer NOT NULL DEFAULT 0,
  simulate text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (refunded_cents BETWEEN 0 AND amount_cents)
);
CREATE TABLE demo_refunds (
  idempotency_key text PRIMARY KEY,
  reference text NOT NULL REFERENCES demo_payments ON DELETE CASCADE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0)
);
CREATE TABLE demo_webhooks (
  id uuid PRIMARY KEY,
  body text NOT NULL,
  deliver_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX demo_webhooks_due_idx ON demo_webhooks (deliver_at) WHERE delivered_at IS NULL;

CREATE INDEX payment_attempts_open_idx ON payment_attempts (created_at) WHERE state IN ('open', 'requires_action');
CREATE INDEX refunds_waiting_idx ON refunds (created_at) WHERE state = 'waiting';
CREATE INDEX order_line_photos_untiled_idx ON order_line_photos (order_line_id) WHERE tile_path IS NULL;
ALTER TABLE stock_holds ADD COLUMN taken_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE claims ADD COLUMN line_ids jsonb NOT NULL DEFAULT '[]';
