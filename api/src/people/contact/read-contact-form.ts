import { contactSchema } from '@aimante/api-contract/contact/schemas';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { z } from 'zod';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { viewIssue } from '../../platform/http/answers/issue-text.ts';
import { localeOf } from '../../platform/http/answers/locale.ts';
import { pictureErrors } from '../../platform/pictures/errors.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { contactErrors } from './errors.ts';

export interface ContactForm {
  fields: z.output<typeof contactSchema>;
  pictures: Buffer[];
}

const maxPictures = 3;

/** Reads JSON, or a form with pictures. No picture is decoded before the fields are valid. */
export async function readContactForm(request: FastifyRequest): Promise<ContactForm | Refusal> {
  const { words, files } = request.isMultipart() ? await readParts(request) : { words: request.body, files: [] };
  const parsed = contactSchema.safeParse(words);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => viewIssue(issue, localeOf(request)));
    return httpErrors.VALIDATION_FAILED({ in: 'body', issues });
  }
  if (files.length > maxPictures) return contactErrors.CONTACT_TOO_MANY_PICTURES();
  const pictures: Buffer[] = [];
  for (const file of files) {
    const picture = await reencode(file);
    if (picture instanceof Refusal) return picture;
    pictures.push(picture);
  }
  return { fields: parsed.data, pictures };
}

async function readParts(request: FastifyRequest) {
  const words: Record<string, unknown> = {};
  const files: Buffer[] = [];
  for await (const part of request.parts({ limits: { files: maxPictures + 1, fileSize: 10 * 1024 * 1024 } })) {
    if (part.type === 'field') words[part.fieldname] = part.value;
    else files.push(await part.toBuffer());
  }
  // A form sent without scripts contains an empty file if none was chosen.
  return { words, files: files.filter((file) => file.length > 0) };
}

/** Re-encodes the picture at screen size, so that nothing but its pixels is kept. */
async function reencode(file: Buffer): Promise<Buffer | Refusal> {
  try {
    return await sharp(file, { limitInputPixels: 40_000_000, failOn: 'error' })
      .autoOrient()
      .resize({ width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return pictureErrors.PICTURE_UNREADABLE();
  }
}
