import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { type PhotoRow, photoColumns } from '../record/photo-rows.ts';

interface SentPhoto {
  pairingId: string;
  photoId: string;
  at: Date;
}

/** A photo that is sent twice arrives once, and no longer counts as chosen twice. */
export async function recordSentPhoto(db: Queryable, { pairingId, photoId, at }: SentPhoto): Promise<void> {
  const { rows } = await db.execute(sql`INSERT INTO photo_pairing_photos (pairing_id, photo_id, sent_at)
    VALUES (${pairingId}, ${photoId}, ${at.toISOString()}) ON CONFLICT DO NOTHING RETURNING 1`);
  if (rows.length === 0) await countChosen(db, { pairingId, more: -1 });
}

/** How many photos the phones are going to send. A photo that is refused counts no more. */
export async function countChosen(
  db: Queryable,
  { pairingId, more }: { pairingId: string; more: number },
): Promise<void> {
  await db.execute(sql`UPDATE photo_pairings SET chosen = greatest(chosen + ${more}, 0) WHERE id = ${pairingId}`);
}

/** How much of the photo on its way is sent. */
export async function recordShare(
  db: Queryable,
  { pairingId, share }: { pairingId: string; share: number },
): Promise<void> {
  await db.execute(sql`UPDATE photo_pairings SET sending = ${share} WHERE id = ${pairingId}`);
}

/** In the order of their arrival. `photoId`: only this one. */
export async function sentPhotos(db: Queryable, pairingId: string, photoId?: string): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`SELECT ${photoColumns} FROM photo_pairing_photos s
    JOIN photos p ON p.id = s.photo_id
    WHERE s.pairing_id = ${pairingId} AND (${photoId ?? null}::uuid IS NULL OR p.id = ${photoId ?? null}::uuid)
      AND p.state = 'ready' ORDER BY s.sent_at, p.id`);
  return rows;
}
