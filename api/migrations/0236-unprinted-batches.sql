-- A batch that was marked as printed by mistake can be printed again. Its movements stay, and a row gives the material back.
ALTER TABLE material_movements DROP CONSTRAINT material_movements_kind_check;
ALTER TABLE material_movements ADD CONSTRAINT material_movements_kind_check
  CHECK (kind IN ('receipt', 'count', 'printed', 'unprinted'));
ALTER TABLE material_movements ADD COLUMN is_undone boolean NOT NULL DEFAULT false;
DROP INDEX material_movements_batch_key;
CREATE UNIQUE INDEX material_movements_batch_key ON material_movements (batch_id, material_id)
  WHERE kind = 'printed' AND NOT is_undone;
CREATE INDEX material_movements_batch_id_idx ON material_movements (batch_id);
