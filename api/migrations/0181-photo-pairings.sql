-- A visitor's permission to send photos from a phone, for some minutes. `owner_key`: owner of the photos that arrive.
CREATE TABLE photo_pairings (
  id uuid PRIMARY KEY,
  owner_key text NOT NULL,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  -- How many phones have used the code.
  phones smallint NOT NULL DEFAULT 0,
  -- How many photos the phones have announced.
  chosen integer NOT NULL DEFAULT 0 CHECK (chosen >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX photo_pairings_owner_key_idx ON photo_pairings (owner_key);
CREATE INDEX photo_pairings_expires_at_idx ON photo_pairings (expires_at);

CREATE TABLE photo_pairing_photos (
  pairing_id uuid NOT NULL REFERENCES photo_pairings ON DELETE CASCADE,
  photo_id uuid NOT NULL REFERENCES photos ON DELETE CASCADE,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (pairing_id, photo_id)
);
CREATE INDEX photo_pairing_photos_photo_id_idx ON photo_pairing_photos (photo_id);
