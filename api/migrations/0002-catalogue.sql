CREATE TABLE pictures (
  id uuid PRIMARY KEY,
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE categories (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name localised NOT NULL,
  description localised,
  picture_id uuid REFERENCES pictures,
  position integer NOT NULL,
  is_visible boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT categories_position_key UNIQUE (position) DEFERRABLE INITIALLY IMMEDIATE
);

CREATE TABLE print_profiles (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  shape text NOT NULL DEFAULT 'rectangle' CHECK (shape IN ('rectangle', 'round')),
  bleed_mm numeric(5, 2) NOT NULL DEFAULT 2 CHECK (bleed_mm >= 0),
  safe_mm numeric(5, 2) NOT NULL DEFAULT 3 CHECK (safe_mm >= 0),
  corner_radius_mm numeric(5, 2) NOT NULL DEFAULT 0 CHECK (corner_radius_mm >= 0),
  min_dpi integer NOT NULL DEFAULT 150 CHECK (min_dpi > 0),
  sheet text NOT NULL DEFAULT 'A4' CHECK (sheet IN ('A4', 'A3', 'SRA3'))
);

CREATE TABLE products (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id uuid REFERENCES categories ON DELETE SET NULL,
  print_profile_id uuid REFERENCES print_profiles,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  featured boolean NOT NULL DEFAULT false,
  is_visible boolean NOT NULL DEFAULT true,
  is_available_for_market boolean NOT NULL DEFAULT false,
  is_personalised boolean NOT NULL DEFAULT true,
  loyalty_points integer NOT NULL DEFAULT 0 CHECK (loyalty_points >= 0),
  dimensions text,
  weight_grams integer CHECK (weight_grams > 0),
  magnet_width_mm numeric(6, 2) CHECK (magnet_width_mm > 0),
  magnet_height_mm numeric(6, 2) CHECK (magnet_height_mm > 0),
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CHECK ((magnet_width_mm IS NULL) = (magnet_height_mm IS NULL))
);
CREATE INDEX products_category_id_idx ON products (category_id) WHERE deleted_at IS NULL;
CREATE INDEX products_position_idx ON products (position, id) WHERE deleted_at IS NULL;

CREATE TABLE product_translations (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('fr', 'en')),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  long_description text NOT NULL DEFAULT '',
  material text,
  specs jsonb NOT NULL DEFAULT '{}',
  features text[] NOT NULL DEFAULT '{}',
  applications text[] NOT NULL DEFAULT '{}',
  seo_title text,
  seo_description text,
  PRIMARY KEY (product_id, locale)
);

CREATE TABLE product_images (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  picture_id uuid NOT NULL REFERENCES pictures,
  alt localised,
  position integer NOT NULL
);
CREATE INDEX product_images_product_id_idx ON product_images (product_id, position);

CREATE TABLE variant_options (
  id uuid PRIMARY KEY,
  group_name localised NOT NULL,
  value localised NOT NULL,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX variant_options_value_key ON variant_options ((group_name ->> 'fr'), (value ->> 'fr'));

CREATE TABLE variants (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  sku text NOT NULL UNIQUE,
  price_cents integer CHECK (price_cents >= 0),
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz
);
CREATE INDEX variants_product_id_idx ON variants (product_id, position) WHERE deleted_at IS NULL;

CREATE TABLE variant_option_links (
  variant_id uuid NOT NULL REFERENCES variants ON DELETE CASCADE,
  option_id uuid NOT NULL REFERENCES variant_options ON DELETE RESTRICT,
  PRIMARY KEY (variant_id, option_id)
);
CREATE INDEX variant_option_links_option_id_idx ON variant_option_links (option_id);

CREATE TABLE bundles (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  name localised NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  is_active boolean NOT NULL DEFAULT true,
  is_featured boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz
);
COMMENT ON COLUMN bundles.price_cents IS 'of one magnet, as bundle_price on the wire';
CREATE INDEX bundles_product_id_idx ON bundles (product_id, position) WHERE deleted_at IS NULL;

CREATE TABLE market_events (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name localised NOT NULL,
  description localised,
  place text NOT NULL,
  address text NOT NULL,
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  is_published boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at)
);
CREATE INDEX market_events_starts_at_idx ON market_events (starts_at);

-- What can be sold: of a product, a variant or a bundle, in the workshop (no event) or at one market.
CREATE TABLE stocks (
  id uuid PRIMARY KEY,
  product_id uuid REFERENCES products ON DELETE CASCADE,
  variant_id uuid REFERENCES variants ON DELETE CASCADE,
  bundle_id uuid REFERENCES bundles ON DELETE CASCADE,
  market_event_id uuid REFERENCES market_events ON DELETE RESTRICT,
  on_hand integer NOT NULL DEFAULT 0,
  held integer NOT NULL DEFAULT 0,
  CONSTRAINT stocks_one_owner CHECK (num_nonnulls(product_id, variant_id, bundle_id) = 1),
  CONSTRAINT stocks_never_oversold CHECK (held >= 0 AND on_hand >= held),
  CONSTRAINT stocks_owner_key UNIQUE NULLS NOT DISTINCT (product_id, variant_id, bundle_id, market_event_id)
);
CREATE INDEX stocks_variant_id_idx ON stocks (variant_id) WHERE variant_id IS NOT NULL;
CREATE INDEX stocks_bundle_id_idx ON stocks (bundle_id) WHERE bundle_id IS NOT NULL;

CREATE TABLE stock_movements (
  id uuid PRIMARY KEY,
  stock_id uuid NOT NULL REFERENCES stocks ON DELETE CASCADE,
  delta integer NOT NULL CHECK (delta <> 0),
  reason text NOT NULL CHECK (reason IN ('initial', 'correction', 'sale', 'restock', 'transfer', 'return', 'loss')),
  note text,
  reference uuid,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_movements_stock_id_idx ON stock_movements (stock_id, created_at);

-- Every API process listens: what it keeps of a subject is forgotten when a change of it commits.
CREATE FUNCTION tell_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['categories', 'products', 'product_translations', 'product_images',
    'variant_options', 'variants', 'variant_option_links', 'bundles', 'stocks', 'print_profiles']
  LOOP
    EXECUTE format('CREATE TRIGGER tell_catalogue AFTER INSERT OR UPDATE OR DELETE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION tell_changed(''catalogue'')', watched);
  END LOOP;
END $$;
