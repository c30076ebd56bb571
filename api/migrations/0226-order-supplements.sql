-- Items that the team adds to a paid order. A supplement is an order of its own, which the customer pays, and leaves in the
-- parcel of the order that it adds to.
CREATE TABLE order_supplements (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  base_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  CHECK (order_id <> base_id)
);
CREATE INDEX order_supplements_base_id_idx ON order_supplements (base_id);
CREATE INDEX order_supplements_created_by_idx ON order_supplements (created_by);
