import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type PhotoRow, photoColumns } from '../record/photo-rows.ts';

interface SentPhoto {
  pairingId: string;
  photoId: string;
  at: Date;
}

/** A photo that is sent twice arrives once. */
export async function recordSentPhoto(db: Queryable, { pairingId, photoId, at }: SentPhoto): Promise<void> {
  await db.execute(sql`INSERT INTO photo_pairing_photos (pairing_id, photo_id, sent_at)
    VALUES (${pairingId}, ${photoId}, ${at.toISOString()}) ON CONFLICT DO NOTHING`);
}

/** In the order of their arrival. `photoId`: only this one. */
export async function sentPhotos(db: Queryable, pairingId: string, photoId?: string): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`SELECT ${photoColumns} FROM photo_pairing_photos s
    JOIN photos p ON p.id = s.photo_id
    WHERE s.pairing_id = ${pairingId} AND (${photoId ?? null}::uuid IS NULL OR p.id = ${photoId ?? null}::uuid)
      AND p.state = 'ready' ORDER BY s.sent_at, p.id`);
  return rows;
}
