import { RELEASE_VERSION, REMOTE_NAME } from '@aimante/contract';
import * as z from 'zod';
import { signersOf } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseStore } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import { ownerOf, type Trust } from '../trust/trust.ts';

const passSchema = z.strictObject({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(RELEASE_VERSION),
  until: z.iso.datetime(),
});

/** Shows one release to everybody with the link, until a moment. The team of the remote signs it. */
export type PreviewPass = z.infer<typeof passSchema>;

/** The longest pass that fits into a cookie. */
export const MAX_PASS_LENGTH = 2000;

/** The text of the pass for a link. It needs the key of the remote's team. */
export async function signPreview(store: ReleaseStore, pass: PreviewPass): Promise<string> {
  const { signers } = await signersOf(store, pass.name);
  return signDocument(signers, 'preview', pass).toString('base64url');
}

/** Throws when the pass is damaged, has expired, or is not signed by the team that owns the remote. */
export function readPreview(text: string, trust: Trust, now: Date): PreviewPass {
  if (text.length > MAX_PASS_LENGTH) throw new ReleaseError('DOCUMENT_INVALID', 'The preview is too long.');
  const body = Buffer.from(text, 'base64url');
  const { value, signedBy } = readSignedDocument(body, {
    kind: 'preview',
    name: 'The preview',
    parse: passSchema.parse,
  });
  const team = ownerOf(trust, value.name);
  if (!team || !signedBy.some((keyId) => team.keyIds.includes(keyId)))
    throw new ReleaseError('SIGNATURE_INVALID', `The preview of ${labelOf(value)} is not signed by its team.`);
  if (Date.parse(value.until) <= now.getTime())
    throw new ReleaseError('DOCUMENT_INVALID', `The preview of ${labelOf(value)} has ended.`);
  return value;
}
