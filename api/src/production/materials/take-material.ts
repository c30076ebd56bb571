import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';

interface PrintedBatch {
  batchId: string;
  actorId: string;
  now: Date;
}

/** Takes what the sheets of a batch are made of out of the stock, as its sheet profile says. */
export async function takeMaterial(db: Queryable, { batchId, actorId, now }: PrintedBatch): Promise<void> {
  // Locked in one order, so that two batches cannot deadlock.
  const { rows } = await db.execute<{ materialId: string; amount: string }>(sql`
    SELECT m.id AS "materialId", round(u.per_sheet * b.sheets, 2)::text AS amount FROM print_batches b
    JOIN material_uses u ON u.sheet_profile_id = b.sheet_profile_id JOIN materials m ON m.id = u.material_id
    WHERE b.id = ${batchId} ORDER BY m.id FOR UPDATE OF m`);
  const taken = JSON.stringify(rows.map((row) => ({ id: uuidv7(), ...row })));
  await db.execute(sql`
    WITH taken AS (SELECT * FROM jsonb_to_recordset(${taken}::jsonb) AS r (id uuid, "materialId" uuid, amount numeric)),
    moved AS (INSERT INTO material_movements (id, material_id, kind, delta, batch_id, actor_id, at)
      SELECT id, "materialId", 'printed', -amount, ${batchId}, ${actorId}, ${now.toISOString()} FROM taken)
    UPDATE materials m SET on_hand = m.on_hand - taken.amount FROM taken WHERE m.id = taken."materialId"`);
}

/** Gives back what `takeMaterial` took for a batch. What was taken says how much: the profile may have changed since. */
export async function returnMaterial(db: Queryable, { batchId, actorId, now }: PrintedBatch): Promise<void> {
  const { rows } = await db.execute<{ materialId: string; amount: string }>(sql`
    SELECT m.id AS "materialId", (-v.delta)::text AS amount FROM material_movements v
    JOIN materials m ON m.id = v.material_id
    WHERE v.batch_id = ${batchId} AND v.kind = 'printed' AND NOT v.is_undone ORDER BY m.id FOR UPDATE OF m`);
  const returned = JSON.stringify(rows.map((row) => ({ id: uuidv7(), ...row })));
  await db.execute(
    sql`UPDATE material_movements SET is_undone = true WHERE batch_id = ${batchId} AND kind = 'printed'`,
  );
  await db.execute(sql`
    WITH back AS (SELECT * FROM jsonb_to_recordset(${returned}::jsonb) AS r (id uuid, "materialId" uuid, amount numeric)),
    moved AS (INSERT INTO material_movements (id, material_id, kind, delta, batch_id, actor_id, at)
      SELECT id, "materialId", 'unprinted', amount, ${batchId}, ${actorId}, ${now.toISOString()} FROM back)
    UPDATE materials m SET on_hand = m.on_hand + back.amount FROM back WHERE m.id = back."materialId"`);
}
