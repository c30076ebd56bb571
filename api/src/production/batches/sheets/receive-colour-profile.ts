import type { ColourProfile } from '@aimante/print/press';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { batchErrors } from '../layout/errors.ts';

/** Profiles of CMYK printers have some MB of tables. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface ProfileFile extends ColourProfile {
  readonly content: Buffer;
}

/** Reads the ICC profile of a multipart request. Refuses one that is not of a printer, or that converts nothing. */
export async function receiveColourProfile(request: FastifyRequest): Promise<ProfileFile | Refusal> {
  const part = await request.file({ limits: { fileSize: MOST_BYTES } });
  const content = await part?.toBuffer();
  if (!content || part?.fieldname !== 'profile') return batchErrors.COLOUR_PROFILE_MISSING();
  const { isUsableProfile, readColourProfile } = await import('@aimante/print/press');
  const read = readColourProfile(content);
  if (read === 'not-a-printer') return batchErrors.COLOUR_PROFILE_NOT_OF_PRINTER();
  if (read === 'unreadable' || !(await isUsableProfile(content))) return batchErrors.COLOUR_PROFILE_UNREADABLE();
  return { ...read, content };
}
