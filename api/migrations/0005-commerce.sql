CREATE TABLE coupons (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code = upper(code) AND code <> ''),
  discount_type text NOT NULL CHECK (discount_type IN ('percentage', 'fixed')),
  discount_value integer NOT NULL CHECK (discount_value > 0),
  minimum_cents integer NOT NULL DEFAULT 0 CHECK (minimum_cents >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  max_uses_per_customer integer CHECK (max_uses_per_customer > 0),
  first_order_only boolean NOT NULL DEFAULT false,
  customer_id uuid REFERENCES users ON DELETE CASCADE,
  scope jsonb NOT NULL DEFAULT '{}',
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  is_active boolean NOT NULL DEFAULT true,
  note text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT coupons_percentage CHECK (discount_type <> 'percentage' OR discount_value <= 100),
  CONSTRAINT coupons_limit CHECK (max_uses IS NULL OR used <= max_uses),
  CHECK (starts_at IS NULL OR ends_at IS NULL OR ends_at > starts_at)
);
COMMENT ON COLUMN coupons.discount_value IS 'whole percent, or cents when fixed';

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  email text NOT NULL,
  phone text,
  locale text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  status text NOT NULL DEFAULT 'en_attente' CHECK (status IN ('en_attente', 'en_cours', 'termine', 'annule')),
  payment_status text NOT NULL DEFAULT 'pending' CHECK (payment_status IN ('pending', 'paid', 'failed')),
  stage text NOT NULL DEFAULT 'a_verifier' CHECK (stage IN ('a_verifier', 'pret', 'imprime', 'assemble', 'emballe',
    'expedie', 'pret_retrait', 'livre', 'retire', 'bloque')),
  block_reason text,
  cancel_reason text,
  subtotal_cents integer NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  shipping_cents integer NOT NULL DEFAULT 0 CHECK (shipping_cents >= 0),
  vat_cents integer NOT NULL DEFAULT 0 CHECK (vat_cents >= 0),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  vat_rate numeric(5, 2) NOT NULL DEFAULT 20,
  coupon_id uuid REFERENCES coupons,
  coupon_code text,
  shipping_method text NOT NULL CHECK (shipping_method IN ('standard', 'express', 'relay', 'market')),
  relay jsonb,
  market_event_id uuid REFERENCES market_events,
  shipping_address jsonb,
  billing_address jsonb,
  customer_note text,
  tracking_number text,
  tracking_url text,
  estimated_from date,
  estimated_to date,
  hold_expires_at timestamptz,
  hold_extended boolean NOT NULL DEFAULT false,
  paid_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_discount CHECK (discount_cents <= subtotal_cents),
  CONSTRAINT orders_total CHECK (total_cents = subtotal_cents - discount_cents + shipping_cents),
  CONSTRAINT orders_refund CHECK (refunded_cents <= total_cents),
  CONSTRAINT orders_paid_before_work CHECK (status NOT IN ('en_cours', 'termine') OR payment_status = 'paid')
);
CREATE INDEX orders_user_id_idx ON orders (user_id, created_at DESC);
CREATE INDEX orders_email_idx ON orders (email);
CREATE INDEX orders_created_at_idx ON orders (created_at DESC, id);
CREATE INDEX orders_stage_idx ON orders (stage, created_at) WHERE status = 'en_cours';
CREATE INDEX orders_hold_idx ON orders (hold_expires_at) WHERE status = 'en_attente';

-- A name, price, VAT rate and print profile as they were when ordered.
CREATE TABLE order_lines (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  product_id uuid REFERENCES products ON DELETE SET NULL,
  variant_id uuid REFERENCES variants ON DELETE SET NULL,
  bundle_id uuid REFERENCES bundles ON DELETE SET NULL,
  stock_id uuid REFERENCES stocks ON DELETE SET NULL,
  stock_units integer NOT NULL CHECK (stock_units > 0),
  name text NOT NULL,
  options text,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  unit_price_cents integer NOT NULL CHECK (unit_price_cents >= 0),
  total_cents integer NOT NULL,
  vat_rate numeric(5, 2) NOT NULL,
  is_personalised boolean NOT NULL,
  magnet_width_mm numeric(6, 2),
  magnet_height_mm numeric(6, 2),
  print_profile jsonb,
  loyalty_points integer NOT NULL DEFAULT 0,
  stage text NOT NULL DEFAULT 'todo' CHECK (stage IN ('todo', 'done', 'void')),
  UNIQUE (order_id, position),
  CONSTRAINT order_lines_total CHECK (total_cents = unit_price_cents * quantity)
);
CREATE INDEX order_lines_product_id_idx ON order_lines (product_id);

CREATE TABLE photos (
  id uuid PRIMARY KEY,
  owner_key text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text NOT NULL,
  mime text NOT NULL CHECK (mime IN ('image/jpeg', 'image/png')),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  state text NOT NULL DEFAULT 'ready' CHECK (state IN ('ready', 'broken', 'purged')),
  created_at timestamptz NOT NULL DEFAULT now(),
  purge_after timestamptz,
  UNIQUE (owner_key, sha256)
);
CREATE INDEX photos_purge_idx ON photos (purge_after) WHERE state = 'ready';

CREATE TABLE order_line_photos (
  id uuid PRIMARY KEY,
  order_line_id uuid NOT NULL REFERENCES order_lines ON DELETE CASCADE,
  photo_id uuid NOT NULL REFERENCES photos,
  position integer NOT NULL,
  copies integer NOT NULL DEFAULT 1 CHECK (copies BETWEEN 1 AND 999),
  recipe jsonb NOT NULL,
  review text NOT NULL DEFAULT 'waiting' CHECK (review IN ('waiting', 'approved', 'blocked')),
  review_reason text,
  tile_path text,
  tile_hash text,
  bleed_source text CHECK (bleed_source IN ('real', 'mirror')),
  UNIQUE (order_line_id, position)
);
CREATE INDEX order_line_photos_photo_id_idx ON order_line_photos (photo_id);

CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  type text NOT NULL,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  actor_role text NOT NULL CHECK (actor_role IN ('customer', 'guest', 'admin', 'system', 'provider')),
  data jsonb NOT NULL DEFAULT '{}',
  is_public boolean NOT NULL DEFAULT true,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_events_order_id_idx ON order_events (order_id, at);

CREATE TABLE stock_holds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  stock_id uuid NOT NULL REFERENCES stocks ON DELETE RESTRICT,
  units integer NOT NULL CHECK (units > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'sold', 'released')),
  expires_at timestamptz NOT NULL,
  UNIQUE (order_id, stock_id)
);
CREATE INDEX stock_holds_expiry_idx ON stock_holds (expires_at) WHERE state = 'held';

CREATE TABLE coupon_uses (
  id uuid PRIMARY KEY,
  coupon_id uuid NOT NULL REFERENCES coupons ON DELETE RESTRICT,
  order_id uuid NOT NULL UNIQUE REFERENCES orders ON DELETE CASCADE,
  customer_key text NOT NULL,
  slot integer NOT NULL CHECK (slot >= 1),
  released_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX coupon_uses_slot_key ON coupon_uses (coupon_id, customer_key, slot) WHERE released_at IS NULL;

CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('demo', 'stripe', 'paypal', 'transfer', 'cash', 'none')),
  provider_reference text,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency = 'EUR'),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'requires_action', 'paid', 'failed', 'closed')),
  failure_code text,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider, provider_reference)
);
CREATE INDEX payment_attempts_order_id_idx ON payment_attempts (order_id);
CREATE UNIQUE INDEX payment_attempts_one_paid_key ON payment_attempts (order_id) WHERE state = 'paid';

CREATE TABLE payment_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  outcome text,
  PRIMARY KEY (provider, event_id)
);

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE RESTRICT,
  payment_attempt_id uuid REFERENCES payment_attempts,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  provider_reference text,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refunds_order_id_idx ON refunds (order_id);

-- One row per series and year, locked in the transaction that takes a number: a rollback gives it back.
CREATE TABLE invoice_counters (
  series text NOT NULL CHECK (series IN ('F', 'A')),
  year integer NOT NULL,
  last_number integer NOT NULL DEFAULT 0 CHECK (last_number >= 0),
  PRIMARY KEY (series, year)
);
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  series text NOT NULL CHECK (series IN ('F', 'A')),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  label text NOT NULL UNIQUE,
  order_id uuid NOT NULL REFERENCES orders ON DELETE RESTRICT,
  refund_id uuid UNIQUE REFERENCES refunds,
  corrects_id uuid REFERENCES invoices,
  data jsonb NOT NULL,
  pdf_path text,
  pdf_sha256 text,
  issued_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (series, year, number),
  CHECK ((series = 'A') = (refund_id IS NOT NULL))
);
CREATE UNIQUE INDEX invoices_one_per_order_key ON invoices (order_id) WHERE series = 'F';

CREATE TABLE claims (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('problem', 'withdrawal')),
  reason text NOT NULL,
  message text,
  attachments jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'refused')),
  resolution text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX claims_order_id_idx ON claims (order_id);

-- Append-only; a balance is a sum over it.
CREATE TABLE loyalty_entries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('earn', 'release', 'reverse', 'redeem', 'expire', 'adjust')),
  points integer NOT NULL,
  pending integer NOT NULL DEFAULT 0,
  order_id uuid REFERENCES orders ON DELETE SET NULL,
  coupon_id uuid REFERENCES coupons ON DELETE SET NULL,
  note text,
  at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz
);
COMMENT ON COLUMN loyalty_entries.points IS 'change of the usable balance; pending: change of the waiting one';
CREATE INDEX loyalty_entries_user_id_idx ON loyalty_entries (user_id, at DESC);
CREATE UNIQUE INDEX loyalty_entries_once_per_order_key ON loyalty_entries (order_id, kind) WHERE kind IN ('earn', 'release');
