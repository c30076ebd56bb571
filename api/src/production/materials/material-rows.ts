import type { Material, MaterialMovement } from '@aimante/api-contract/materials';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

export async function selectMaterials(db: Queryable, where: SQL = sql`true`): Promise<Material[]> {
  const { rows } = await db.execute<Material & Record<string, unknown>>(sql`
    SELECT m.id, m.name, m.unit, m.warn_below::float8 AS "warnBelow", m.on_hand::float8 AS "onHand",
      m.on_hand < m.warn_below OR m.on_hand < 0 AS "isLow", m.version,
      (SELECT coalesce(json_agg(json_build_object('sheetProfileId', u.sheet_profile_id, 'perSheet', u.per_sheet::float8)
        ORDER BY u.sheet_profile_id), '[]') FROM material_uses u WHERE u.material_id = m.id) AS uses
    FROM materials m WHERE ${where} ORDER BY m.name`);
  return rows;
}

export async function selectMovements(db: Queryable, materialId: string): Promise<MaterialMovement[]> {
  const { rows } = await db.execute<MaterialMovement & Record<string, unknown>>(sql`
    SELECT v.id, v.kind, v.delta::float8 AS delta, v.batch_id AS "batchId", b.number AS "batchNumber", v.note,
      nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS by, v.at
    FROM material_movements v LEFT JOIN print_batches b ON b.id = v.batch_id LEFT JOIN users u ON u.id = v.actor_id
    WHERE v.material_id = ${materialId} ORDER BY v.at DESC, v.id DESC LIMIT 200`);
  return rows.map((row) => ({ ...row, at: wireTime(row.at) }));
}
