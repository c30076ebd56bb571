import { reviewWriteSchema } from '@aimante/api-contract/reviews/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { viewIssue } from '../../platform/http/answers/issue-text.ts';
import { localeOf } from '../../platform/http/answers/locale.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { reviewErrors } from './errors.ts';

export interface ReviewForm {
  fields: z.output<typeof reviewWriteSchema>;
  photos: Buffer[];
}

const maxPhotos = 3;
const maxBytes = 15 * 1024 * 1024;

/** Reads a form with photos, or JSON. The photos are decoded later, when the order is known. */
export async function readReviewForm(request: FastifyRequest): Promise<ReviewForm | Refusal> {
  const { words, photos } = request.isMultipart() ? await readParts(request) : { words: request.body, photos: [] };
  const parsed = reviewWriteSchema.safeParse(words);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => viewIssue(issue, localeOf(request)));
    return httpErrors.VALIDATION_FAILED({ in: 'body', issues });
  }
  if (photos.length > maxPhotos) return reviewErrors.REVIEW_TOO_MANY_PHOTOS();
  return { fields: parsed.data, photos };
}

async function readParts(request: FastifyRequest) {
  const words: Record<string, unknown> = {};
  const photos: Buffer[] = [];
  for await (const part of request.parts({ limits: { files: maxPhotos + 1, fileSize: maxBytes } })) {
    if (part.type === 'field') words[part.fieldname] = part.value;
    else photos.push(await part.toBuffer());
  }
  return { words, photos: photos.filter((photo) => photo.length > 0) };
}
