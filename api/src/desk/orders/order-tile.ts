import type { SoftProof } from '@aimante/api-contract/order-desk';
import { photoErrors } from '../../people/index.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { batchErrors, openColourProfile } from '../../production/index.ts';

type Files = Pick<Services, 'db' | 'storage'>;

interface OrderedPhoto {
  readonly id: string;
  readonly photo: string;
}

/** A photo of an order at print size. Undefined until it is rendered, and once it was deleted. */
export async function openTile({ db, storage }: Files, { id, photo }: OrderedPhoto): Promise<StoredFile | undefined> {
  const { rows } = await db.execute<{ path: string | null }>(sql`SELECT p.tile_path AS path FROM order_line_photos p
    JOIN order_lines l ON l.id = p.order_line_id WHERE p.id = ${photo} AND l.order_id = ${id}`);
  return rows[0]?.path ? storage.open(rows[0].path) : undefined;
}

export async function softProofOf(
  files: Files,
  { sheetProfileId, ...ordered }: OrderedPhoto & { sheetProfileId: string },
): Promise<SoftProof | Refusal> {
  const profile = await openColourProfile(files, sheetProfileId);
  if (!profile) return batchErrors.COLOUR_PROFILE_NOT_FOUND();
  const tile = await openTile(files, ordered);
  if (!tile) return photoErrors.PHOTO_NOT_FOUND();
  const { makeSoftProof } = await import('@aimante/print/press');
  const proof = await makeSoftProof(Buffer.concat(await tile.stream.toArray()), profile);
  if (!proof) return batchErrors.COLOUR_PROFILE_UNREADABLE();
  return { picture: proof.picture.toString('base64'), outOfReach: proof.outOfReach };
}
