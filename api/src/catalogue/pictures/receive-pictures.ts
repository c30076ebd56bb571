import type { FastifyRequest } from 'fastify';
import { pictureErrors } from '../../platform/pictures/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';

/** Reads the pictures of a multipart request, decodes and stores them. Returns their ids. */
export async function receivePictures(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  request: FastifyRequest,
  { field, max }: { field: string; max: number },
): Promise<string[] | Refusal> {
  const ids: string[] = [];
  for await (const part of request.files({ limits: { files: max } })) {
    // Every part must be read to its end, because an unread part blocks the request.
    const content = await part.toBuffer();
    if (part.fieldname !== field && part.fieldname !== `${field}[]`) continue;
    const stored = await pictures.add(db, content);
    if (stored instanceof Refusal) return stored;
    ids.push(stored.id);
  }
  return ids.length > 0 ? ids : pictureErrors.PICTURE_MISSING();
}
