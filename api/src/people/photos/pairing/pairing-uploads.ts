import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { findUnended, readOpenPairing, readPairing } from './pairing.ts';
import { recordSentPhoto } from './sent-photos.ts';

const prefix = 'pairing:';

/** The owner of an unfinished upload of a phone. A phone can reach the uploads of its pairing, and no others. */
const uploaderKey = (pairingId: string): string => `${prefix}${pairingId}`;
const pairingIdOf = (uploader: string): string | undefined =>
  uploader.startsWith(prefix) ? uploader.slice(prefix.length) : undefined;

interface PhoneCall {
  token: string;
  /** False: the call continues an upload. */
  begins: boolean;
}

/** The uploader, and the owner of the photos, whose daily allowance is used. */
export async function phoneUploader(
  services: Services,
  { token, begins }: PhoneCall,
): Promise<{ uploader: string; ownerKey: string } | Refusal> {
  const pairing = await (begins ? readOpenPairing : readPairing)(services, token);
  return pairing instanceof Refusal ? pairing : { uploader: uploaderKey(pairing.id), ownerKey: pairing.ownerKey };
}

/** The owner of the photo of a complete upload. Undefined: the pairing has ended. */
export async function ownerOfUpload(services: Pick<Services, 'db'>, uploader: string): Promise<string | undefined> {
  const pairingId = pairingIdOf(uploader);
  return pairingId === undefined ? uploader : (await findUnended(services, pairingId))?.ownerKey;
}

/** Announces the photo of a phone to the visitor's page. */
export async function announceSentPhoto(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { uploader, photoId }: { uploader: string; photoId: string },
): Promise<void> {
  const pairingId = pairingIdOf(uploader);
  if (pairingId !== undefined) await recordSentPhoto(db, { pairingId, photoId, at: now() });
}

export const lapsedPairings = (at: string) =>
  sql`DELETE FROM photo_pairings WHERE expires_at < ${at}::timestamptz - interval '1 hour'`;
