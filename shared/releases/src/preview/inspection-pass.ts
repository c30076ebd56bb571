import * as z from 'zod';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import type { Trust } from '../trust/trust.ts';
import { MAX_PASS_LENGTH } from './preview-pass.ts';

/** Opens the inspector until a moment. Any team may sign it. */
const passSchema = z.strictObject({ until: z.iso.datetime() });

export type InspectionPass = z.infer<typeof passSchema>;

export async function signInspection(store: ReleaseStore, pass: InspectionPass): Promise<string> {
  const [signer] = await store.keys.signers(keysOfTeams(await store.trust.newest()));
  if (!signer) throw new ReleaseError('NOT_DELEGATED', 'The inspector is for teams, and no key of a team is here.');
  return signDocument([signer], 'inspection', pass).toString('base64url');
}

/** Throws when the pass is damaged, has expired, or is not signed by a team. */
export function readInspection(text: string, trust: Trust, now: Date): InspectionPass {
  if (text.length > MAX_PASS_LENGTH) throw new ReleaseError('DOCUMENT_INVALID', 'The pass is too long.');
  const { value, signedBy } = readSignedDocument(Buffer.from(text, 'base64url'), {
    kind: 'inspection',
    name: 'The pass of the inspector',
    parse: passSchema.parse,
  });
  const teams = keysOfTeams(trust);
  if (!signedBy.some((keyId) => teams.includes(keyId)))
    throw new ReleaseError('SIGNATURE_INVALID', 'The pass of the inspector is not signed by a team.');
  if (Date.parse(value.until) <= now.getTime()) throw new ReleaseError('DOCUMENT_INVALID', 'The inspection has ended.');
  return value;
}

function keysOfTeams({ teams }: Trust): string[] {
  return teams.flatMap(({ keyIds }) => keyIds);
}
