import type { Material } from '@aimante/api-contract/materials';
import type { materialMoveSchema, materialWriteSchema } from '@aimante/api-contract/materials/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../platform/audit/audited-result.ts';
import type { Author } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { materialErrors } from './errors.ts';
import { selectMaterials } from './material-rows.ts';

type Write = z.output<typeof materialWriteSchema>;
type Move = z.output<typeof materialMoveSchema>;

const finish = auditedResult({
  entity: 'material',
  read: async (db, id) => (await selectMaterials(db, sql`m.id = ${id}`))[0],
  notFound: materialErrors.MATERIAL_NOT_FOUND,
});

export async function createMaterial(db: Queryable, author: Author, body: Write): Promise<Material | Refusal> {
  const id = uuidv7();
  const { rowCount } = await db.execute(sql`INSERT INTO materials (id, name, unit, warn_below)
    VALUES (${id}, ${body.name}, ${body.unit}, ${body.warnBelow}) ON CONFLICT (name) DO NOTHING`);
  if (rowCount === 0) return materialErrors.MATERIAL_NAME_TAKEN();
  await writeUses(db, id, body.uses);
  return finish(db, author, { id, action: 'material.create' });
}

async function lockMaterial(db: Queryable, id: string): Promise<Material | undefined> {
  await db.execute(sql`SELECT 1 FROM materials WHERE id = ${id} FOR UPDATE`);
  return (await selectMaterials(db, sql`m.id = ${id}`))[0];
}

export async function updateMaterial(
  db: Queryable,
  author: Author,
  { id, body }: { id: string; body: Write & { version: number } },
): Promise<Material | Refusal> {
  const before = await lockMaterial(db, id);
  if (!before) return materialErrors.MATERIAL_NOT_FOUND();
  if (body.version !== before.version) return httpErrors.VERSION_CONFLICT({ current: before });
  const taken = await selectMaterials(db, sql`m.name = ${body.name} AND m.id <> ${id}`);
  if (taken.length > 0) return materialErrors.MATERIAL_NAME_TAKEN();
  await db.execute(sql`UPDATE materials SET name = ${body.name}, unit = ${body.unit}, warn_below = ${body.warnBelow},
    version = version + 1 WHERE id = ${id}`);
  await writeUses(db, id, body.uses);
  return finish(db, author, { id, action: 'material.update', before });
}

async function writeUses(db: Queryable, id: string, uses: Write['uses']): Promise<void> {
  await db.execute(sql`DELETE FROM material_uses WHERE material_id = ${id}`);
  await db.execute(sql`INSERT INTO material_uses (material_id, sheet_profile_id, per_sheet)
    SELECT ${id}, s.id, r."perSheet" FROM jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      AS r ("sheetProfileId" uuid, "perSheet" numeric) JOIN sheet_profiles s ON s.id = r."sheetProfileId"`);
}

/** The version stays: a delivery is no edit of the material, and must not meet one. */
export async function moveMaterial(
  db: Queryable,
  author: Author,
  { id, now, ...move }: Move & { id: string; now: Date },
): Promise<Material | Refusal> {
  const before = await lockMaterial(db, id);
  if (!before) return materialErrors.MATERIAL_NOT_FOUND();
  const target = move.kind === 'receipt' ? sql`on_hand + ${move.amount}::numeric` : sql`${move.amount}::numeric`;
  await db.execute(sql`
    WITH stock AS (SELECT m.id, m.on_hand AS before, round(${target}, 2) AS after FROM materials m WHERE m.id = ${id}),
    moved AS (INSERT INTO material_movements (id, material_id, kind, delta, note, actor_id, at)
      SELECT ${uuidv7()}, id, ${move.kind}, after - before, ${move.note}, ${author.actor.id}, ${now.toISOString()} FROM stock)
    UPDATE materials m SET on_hand = stock.after FROM stock WHERE m.id = stock.id`);
  return finish(db, author, { id, action: 'material.move', before });
}
