-- The share of a line in what was paid, after coupon and points. Null for lines of before: shared out by their totals.
ALTER TABLE order_lines ADD COLUMN paid_cents integer CHECK (paid_cents >= 0);
-- The lines, quantities and delivery that a refund pays back, as they are on its credit note. Null: an amount only.
ALTER TABLE refunds ADD COLUMN parts jsonb;
