-- What the payment providers say they moved: payments, refunds, fees, and payouts to the bank.
CREATE TABLE provider_movements (
  id uuid PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('demo', 'stripe', 'paypal')),
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'refund_returned', 'fee', 'payout', 'other')),
  at timestamptz NOT NULL,
  booked_at timestamptz NOT NULL,
  gross_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  source text,
  payout text,
  attempt_id uuid REFERENCES payment_attempts ON DELETE SET NULL,
  refund_id uuid REFERENCES refunds ON DELETE SET NULL,
  UNIQUE (provider, reference)
);
COMMENT ON COLUMN provider_movements.booked_at IS 'when it counts: its own time, or the first day that was open when it was read';
COMMENT ON COLUMN provider_movements.gross_cents IS 'change of the balance before fees: a payout is negative';
CREATE INDEX provider_movements_booked_at_idx ON provider_movements (booked_at);
CREATE INDEX provider_movements_payout_idx ON provider_movements (provider, payout);
CREATE INDEX provider_movements_attempt_id_idx ON provider_movements (attempt_id);
CREATE INDEX provider_movements_refund_id_idx ON provider_movements (refund_id);

CREATE FUNCTION guard_provider_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed_month(OLD.booked_at); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed_month(NEW.booked_at); RETURN NEW; END IF;
  RETURN OLD;
END $$;
-- The payout that takes a movement to the bank comes later, perhaps in another month.
CREATE TRIGGER provider_movements_closed_month BEFORE INSERT OR DELETE
  OR UPDATE OF kind, booked_at, gross_cents, fee_cents, attempt_id, refund_id ON provider_movements
  FOR EACH ROW EXECUTE FUNCTION guard_provider_movements();
