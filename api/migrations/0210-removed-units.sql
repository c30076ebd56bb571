-- Units of a paid line that were taken out of the order before printing. The line stays as it was paid and invoiced, and a
-- refund pays the units back.
ALTER TABLE order_lines ADD COLUMN removed_quantity integer NOT NULL DEFAULT 0
  CHECK (removed_quantity BETWEEN 0 AND quantity);
