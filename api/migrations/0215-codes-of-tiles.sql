-- Each tile has a short number: its printed code consists of it and a check.
CREATE SEQUENCE print_tile_number;
ALTER TABLE print_tiles ADD COLUMN number integer NOT NULL DEFAULT nextval('print_tile_number');
CREATE UNIQUE INDEX print_tiles_number_key ON print_tiles (number);

-- Tiles that were scanned into the parcel of their order.
CREATE TABLE packed_tiles (
  tile_id uuid PRIMARY KEY REFERENCES print_tiles ON DELETE CASCADE,
  packed_by uuid REFERENCES users ON DELETE SET NULL,
  packed_at timestamptz NOT NULL
);
CREATE INDEX packed_tiles_packed_by_idx ON packed_tiles (packed_by);
