-- Parcels as they were given to a carrier. Two orders to one address may share a parcel, and an order may take several.
CREATE TABLE parcels (
  id uuid PRIMARY KEY,
  carrier text NOT NULL CHECK (carrier IN ('colissimo', 'mondial_relay')),
  -- Null while the carrier is asked for the label.
  tracking_number text,
  weight_grams integer NOT NULL CHECK (weight_grams > 0),
  -- Null: purged, because a label names a person.
  label_path text,
  customs_path text,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'announced', 'on_its_way', 'at_customs',
    'out_for_delivery', 'at_relay', 'delivered', 'problem', 'returned', 'void')),
  state_at timestamptz NOT NULL,
  checked_at timestamptz,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (carrier, tracking_number),
  CHECK (state = 'asked' OR tracking_number IS NOT NULL)
);
CREATE INDEX parcels_open_idx ON parcels (checked_at) WHERE state NOT IN ('asked', 'delivered', 'returned', 'void');

CREATE TABLE parcel_orders (
  parcel_id uuid NOT NULL REFERENCES parcels ON DELETE CASCADE,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  PRIMARY KEY (parcel_id, order_id)
);
CREATE INDEX parcel_orders_order_id_idx ON parcel_orders (order_id);

CREATE TABLE parcel_events (
  id uuid PRIMARY KEY,
  parcel_id uuid NOT NULL REFERENCES parcels ON DELETE CASCADE,
  code text NOT NULL,
  state text NOT NULL,
  text text NOT NULL,
  place text,
  at timestamptz NOT NULL,
  UNIQUE (parcel_id, at, code)
);
