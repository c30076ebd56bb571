-- A refund is asked for, then pending at the provider, then done or failed. It only moves forward.
ALTER TABLE refunds DROP CONSTRAINT refunds_state_check;
UPDATE refunds SET state = 'asked' WHERE state = 'waiting';
ALTER TABLE refunds
  ALTER COLUMN state SET DEFAULT 'asked',
  ADD CONSTRAINT refunds_state_check CHECK (state IN ('asked', 'pending', 'done', 'failed')),
  ADD COLUMN method text NOT NULL DEFAULT 'provider' CHECK (method IN ('provider', 'by_hand')),
  ADD COLUMN failure text,
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN checked_at timestamptz,
  ADD COLUMN done_at timestamptz,
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN replaces_id uuid UNIQUE REFERENCES refunds,
  ADD COLUMN taken_points integer NOT NULL DEFAULT 0,
  ADD COLUMN taken_pending integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN refunds.sent_at IS 'when the provider was first asked: the answer may be lost, so it is looked up before it is asked again';
COMMENT ON COLUMN refunds.replaces_id IS 'the failed refund that this one makes good';
COMMENT ON COLUMN refunds.taken_points IS 'loyalty points that went back with it; given again when it fails after all';
UPDATE refunds r SET done_at = coalesce((SELECT i.issued_at FROM invoices i WHERE i.refund_id = r.id), r.created_at)
  WHERE r.state = 'done';
UPDATE refunds SET failed_at = created_at WHERE state = 'failed';
ALTER TABLE refunds ADD CONSTRAINT refunds_done_at CHECK (state <> 'done' OR done_at IS NOT NULL);

DROP INDEX refunds_waiting_idx;
CREATE INDEX refunds_unsettled_idx ON refunds (created_at) WHERE state IN ('asked', 'pending');
CREATE INDEX refunds_failed_idx ON refunds (created_at) WHERE state = 'failed';
CREATE INDEX refunds_done_idx ON refunds (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX refunds_provider_reference_idx ON refunds (provider_reference) WHERE provider_reference IS NOT NULL;

-- A credit note is never changed: an invoice that names it takes it back.
DROP INDEX invoices_one_per_order_key;
CREATE UNIQUE INDEX invoices_one_per_order_key ON invoices (order_id) WHERE series = 'F' AND corrects_id IS NULL;
CREATE UNIQUE INDEX invoices_one_reversal_key ON invoices (corrects_id) WHERE series = 'F' AND corrects_id IS NOT NULL;

CREATE INDEX invoices_order_id_idx ON invoices (order_id);

-- The demo's provider answers refunds as the real ones do: at once, late, or with a failure.
ALTER TABLE demo_payments ADD COLUMN refunds text NOT NULL DEFAULT 'done' CHECK (refunds IN ('done', 'late', 'fail'));
ALTER TABLE demo_refunds
  ADD COLUMN status text NOT NULL DEFAULT 'done' CHECK (status IN ('pending', 'done', 'failed')),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
