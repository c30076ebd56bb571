-- Points that pay a part of an order. The discount of the order contains their value.
ALTER TABLE orders ADD COLUMN points_spent integer NOT NULL DEFAULT 0 CHECK (points_spent >= 0);
ALTER TABLE orders ADD COLUMN points_cents integer NOT NULL DEFAULT 0;
ALTER TABLE orders ADD CONSTRAINT orders_points CHECK (points_cents BETWEEN 0 AND discount_cents);
ALTER TABLE loyalty_entries DROP CONSTRAINT loyalty_entries_kind_check;
ALTER TABLE loyalty_entries ADD CONSTRAINT loyalty_entries_kind_check
  CHECK (kind IN ('earn', 'release', 'reverse', 'redeem', 'expire', 'adjust', 'spend', 'return'));
