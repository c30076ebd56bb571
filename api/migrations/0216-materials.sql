-- Stock of what sheets are made of: paper and magnet sheets by piece, film by metre.
CREATE TABLE materials (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  unit text NOT NULL CHECK (unit IN ('sheet', 'metre')),
  -- Negative: more was printed than counted.
  on_hand numeric(10, 2) NOT NULL DEFAULT 0,
  warn_below numeric(10, 2) NOT NULL DEFAULT 0 CHECK (warn_below >= 0),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE material_uses (
  material_id uuid NOT NULL REFERENCES materials ON DELETE CASCADE,
  sheet_profile_id uuid NOT NULL REFERENCES sheet_profiles ON DELETE CASCADE,
  per_sheet numeric(8, 3) NOT NULL CHECK (per_sheet > 0),
  PRIMARY KEY (material_id, sheet_profile_id)
);
CREATE INDEX material_uses_sheet_profile_id_idx ON material_uses (sheet_profile_id);

CREATE TABLE material_movements (
  id uuid PRIMARY KEY,
  material_id uuid NOT NULL REFERENCES materials ON DELETE RESTRICT,
  kind text NOT NULL CHECK (kind IN ('receipt', 'count', 'printed')),
  delta numeric(10, 2) NOT NULL,
  batch_id uuid REFERENCES print_batches ON DELETE SET NULL,
  note text,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX material_movements_material_id_idx ON material_movements (material_id, at);
-- A batch is printed once.
CREATE UNIQUE INDEX material_movements_batch_key ON material_movements (batch_id, material_id);
CREATE INDEX material_movements_actor_id_idx ON material_movements (actor_id);

ALTER TABLE print_batches ADD COLUMN sheet_profile_id uuid REFERENCES sheet_profiles ON DELETE SET NULL;
UPDATE print_batches b SET sheet_profile_id = s.id FROM sheet_profiles s WHERE s.name = b.sheet_profile;
CREATE INDEX print_batches_sheet_profile_id_idx ON print_batches (sheet_profile_id);
