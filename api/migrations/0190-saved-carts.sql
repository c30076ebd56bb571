-- The cart of an account, for all its devices. It is deleted 30 days after its last change.
CREATE TABLE carts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  -- Counts the changes: a device asks for the lines that changed since the version that it knows.
  version integer NOT NULL DEFAULT 0,
  -- All devices order the cart under one id, so that it is paid once.
  checkout_id uuid NOT NULL,
  last_checkout_id uuid,
  -- Coupon, gift and points, as JSON.
  choices text,
  choices_version integer NOT NULL DEFAULT 0,
  choices_changed_at timestamptz NOT NULL DEFAULT to_timestamp(0),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX carts_updated_at_idx ON carts (updated_at);

CREATE TABLE cart_lines (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES carts ON DELETE CASCADE,
  line_id text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- The line with its previews, as JSON. Null: it was removed.
  content text,
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  -- The order that contains the line. When it is paid, the line is removed.
  order_id uuid REFERENCES orders ON DELETE SET NULL,
  UNIQUE (cart_id, line_id)
);
CREATE INDEX cart_lines_order_id_idx ON cart_lines (order_id) WHERE order_id IS NOT NULL;
