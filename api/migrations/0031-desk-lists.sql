-- What the back office asks again and again: money by day, orders by their total.
CREATE INDEX orders_paid_at_idx ON orders (paid_at) WHERE payment_status = 'paid';
CREATE INDEX orders_total_idx ON orders (total_cents, id);
