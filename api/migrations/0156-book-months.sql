-- A closed month keeps its entries as they were at the closing, and nothing counts in it any more.
CREATE TABLE book_months (
  month date PRIMARY KEY CHECK (month = date_trunc('month', month)::date),
  first_number integer NOT NULL CHECK (first_number > 0),
  entries integer NOT NULL CHECK (entries >= 0),
  net_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE,
  closed_at timestamptz NOT NULL,
  closed_by uuid REFERENCES users ON DELETE SET NULL
);
COMMENT ON COLUMN book_months.hash IS 'sha256 over the hash of the month before and the entries of this one';
CREATE INDEX book_months_closed_by_idx ON book_months (closed_by);
-- Only the name of a member who left may go.
CREATE TRIGGER book_months_append_only BEFORE DELETE
  OR UPDATE OF month, first_number, entries, net_cents, vat_cents, previous_hash, hash, closed_at ON book_months
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE book_entries (
  month date NOT NULL REFERENCES book_months,
  number integer NOT NULL,
  journal text NOT NULL,
  day date NOT NULL,
  piece text NOT NULL,
  label text NOT NULL,
  lines jsonb NOT NULL,
  PRIMARY KEY (month, number)
);
CREATE INDEX book_entries_day_idx ON book_entries (day);
CREATE TRIGGER book_entries_append_only BEFORE UPDATE OR DELETE ON book_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Waits for a closing that is under way, and refuses a moment in a closed month. A restore writes both sides.
CREATE FUNCTION refuse_closed_month(VARIADIC moments timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_open timestamptz;
BEGIN
  IF current_setting('aimante.restore', true) = 'on' OR num_nulls(VARIADIC moments) = cardinality(moments) THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtext('book-months'));
  SELECT (max(month) + interval '1 month') AT TIME ZONE 'Europe/Paris' INTO first_open FROM book_months;
  IF EXISTS (SELECT 1 FROM unnest(moments) AS m (moment) WHERE m.moment < first_open) THEN
    RAISE EXCEPTION 'The month is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'book_months_closed';
  END IF;
END $$;

CREATE FUNCTION guard_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed_month(OLD.issued_at); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed_month(NEW.issued_at); RETURN NEW; END IF;
  RETURN OLD;
END $$;
-- The stored file of a document may still be written.
CREATE TRIGGER invoices_closed_month BEFORE INSERT OR DELETE
  OR UPDATE OF series, year, number, label, order_id, refund_id, corrects_id, data, issued_at ON invoices
  FOR EACH ROW EXECUTE FUNCTION guard_invoices();

CREATE FUNCTION guard_till_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(NEW.booked_at);
  RETURN NEW;
END $$;
CREATE TRIGGER till_entries_closed_month BEFORE INSERT ON till_entries
  FOR EACH ROW WHEN (NEW.kind IN ('sale', 'correction', 'refund', 'cash_in', 'cash_out', 'close'))
  EXECUTE FUNCTION guard_till_entries();

CREATE FUNCTION guard_paid_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(OLD.paid_at, NEW.paid_at);
  RETURN NEW;
END $$;
CREATE TRIGGER orders_closed_month BEFORE UPDATE OF paid_at ON orders
  FOR EACH ROW WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION guard_paid_orders();

CREATE FUNCTION guard_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month((SELECT o.paid_at FROM orders o WHERE o.id = coalesce(NEW.order_id, OLD.order_id)));
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER payment_attempts_closed_month BEFORE UPDATE OF state, amount_cents, provider ON payment_attempts
  FOR EACH ROW WHEN ((OLD.state = 'paid' OR NEW.state = 'paid') AND
    (OLD.state, OLD.amount_cents, OLD.provider) IS DISTINCT FROM (NEW.state, NEW.amount_cents, NEW.provider))
  EXECUTE FUNCTION guard_payments();
CREATE TRIGGER payment_attempts_closed_month_insert BEFORE INSERT ON payment_attempts
  FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION guard_payments();
CREATE TRIGGER payment_attempts_closed_month_delete BEFORE DELETE ON payment_attempts
  FOR EACH ROW WHEN (OLD.state = 'paid') EXECUTE FUNCTION guard_payments();

CREATE FUNCTION guard_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM refuse_closed_month(NEW.done_at, NEW.failed_at); RETURN NEW; END IF;
  IF TG_OP = 'DELETE' THEN PERFORM refuse_closed_month(OLD.done_at, OLD.failed_at); RETURN OLD; END IF;
  IF NEW.done_at IS DISTINCT FROM OLD.done_at OR NEW.amount_cents <> OLD.amount_cents THEN
    PERFORM refuse_closed_month(OLD.done_at, NEW.done_at);
  END IF;
  IF NEW.failed_at IS DISTINCT FROM OLD.failed_at OR NEW.amount_cents <> OLD.amount_cents THEN
    PERFORM refuse_closed_month(OLD.failed_at, NEW.failed_at);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_closed_month BEFORE INSERT OR DELETE OR UPDATE OF done_at, failed_at, amount_cents ON refunds
  FOR EACH ROW EXECUTE FUNCTION guard_refunds();
