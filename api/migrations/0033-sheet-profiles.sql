-- The workshop's sheets, by name: paper, free edges, marks, order. What was one setting becomes the default of a list.
CREATE TABLE sheet_profiles (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  format text NOT NULL CHECK (format IN ('A4', 'A3', 'SRA3')),
  orientation text NOT NULL DEFAULT 'portrait' CHECK (orientation IN ('portrait', 'landscape')),
  margin_mm numeric(5, 2) NOT NULL DEFAULT 8 CHECK (margin_mm >= 0),
  gutter_mm numeric(5, 2) NOT NULL DEFAULT 2 CHECK (gutter_mm >= 0),
  mark_length_mm numeric(5, 2) NOT NULL DEFAULT 3 CHECK (mark_length_mm BETWEEN 0 AND 5),
  is_rotation_allowed boolean NOT NULL DEFAULT true,
  has_contours boolean NOT NULL DEFAULT false,
  piece_order text NOT NULL DEFAULT 'row-by-row' CHECK (piece_order IN ('row-by-row', 'cut-and-stack')),
  is_default boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX sheet_profiles_one_default_key ON sheet_profiles (is_default) WHERE is_default;

INSERT INTO sheet_profiles (id, name, format, margin_mm, gutter_mm, is_default)
SELECT gen_random_uuid(), f.format, f.format, coalesce((s.value ->> 'marginMm')::numeric, 8),
  coalesce((s.value ->> 'gutterMm')::numeric, 2), f.format = coalesce(s.value ->> 'sheet', 'A4')
FROM unnest(ARRAY['A4', 'A3', 'SRA3']) AS f (format) LEFT JOIN settings s ON s.key = 'production';

-- Read when sheets are planned, not copied into orders: on what something is laid is no part of what was bought.
ALTER TABLE print_profiles
  ADD COLUMN sheet_profile_id uuid REFERENCES sheet_profiles ON DELETE RESTRICT,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
UPDATE print_profiles r SET sheet_profile_id = s.id FROM sheet_profiles s WHERE s.format = r.sheet AND NOT s.is_default;
ALTER TABLE print_profiles DROP COLUMN sheet;

ALTER TABLE print_batches ADD COLUMN sheet_profile text;
