ALTER TABLE print_tiles
  -- The workshop gave up the place of this void tile: another tile may take it.
  ADD COLUMN released_at timestamptz CHECK (released_at IS NULL OR state = 'void'),
  -- The first version of the sheets with this tile. Sheets printed before do not have it.
  ADD COLUMN since_version integer NOT NULL DEFAULT 1 CHECK (since_version > 0);
