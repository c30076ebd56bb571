-- One cart becomes one order at a time, and one paid order ever.
ALTER TABLE orders
  ADD COLUMN checkout_id uuid,
  ADD COLUMN request_hash text,
  ADD COLUMN content_hash text;
CREATE UNIQUE INDEX orders_checkout_open_key ON orders (checkout_id) WHERE status <> 'annule';
CREATE UNIQUE INDEX orders_checkout_paid_key ON orders (checkout_id) WHERE payment_status = 'paid';
CREATE INDEX orders_checkout_id_idx ON orders (checkout_id) WHERE checkout_id IS NOT NULL;
-- Payments that were given up and that the provider may still complete.
CREATE INDEX payment_attempts_closed_idx ON payment_attempts (updated_at) WHERE state = 'closed';
