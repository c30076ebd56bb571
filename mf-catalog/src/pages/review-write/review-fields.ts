import * as z from 'zod/mini';

export const MAX_TEXT = 2000;
export const MIN_TEXT = 10;
const MAX_TITLE = 80;

/** The rules of the server, which validates everything again. */
export const reviewFields = z.object({
  stars: z.enum(['1', '2', '3', '4', '5']),
  title: z.string().check(z.trim(), z.maxLength(MAX_TITLE)),
  text: z.string().check(z.trim(), z.minLength(MIN_TEXT), z.maxLength(MAX_TEXT)),
});

export type ReviewFields = z.infer<typeof reviewFields>;

export function toForm({ title, ...fields }: ReviewFields, { productId, photos }: WrittenAbout): FormData {
  const form = new FormData();
  form.set('productId', productId);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (title) form.set('title', title);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

interface WrittenAbout {
  readonly productId: string;
  readonly photos: readonly File[];
}
