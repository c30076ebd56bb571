-- A cart on its way to another device, until its link expires. `owner_keys`: who may give the photos away.
CREATE TABLE cart_links (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  owner_keys text[] NOT NULL,
  -- Lines with previews, coupon and gift wrap, as JSON. Never a name, an address or a message.
  content text NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The owner of the device that opened it. Others are refused from then on.
  opened_by text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cart_links_user_id_idx ON cart_links (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX cart_links_expires_at_idx ON cart_links (expires_at);
