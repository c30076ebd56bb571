import { emailPattern } from '@aimante/shop/email';
import * as z from 'zod/mini';

export const SUBJECTS = ['order', 'quote', 'market', 'complaint', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const MAX_MESSAGE = 2000;
export const MIN_MESSAGE = 10;
const MAX_NAME = 120;
const MAX_ORDER_NUMBER = 40;

/** The rules of the server, which validates everything again. */
export const contactFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME)),
  email: z.string().check(z.trim(), z.email({ pattern: emailPattern })),
  subject: z.enum(SUBJECTS),
  orderNumber: z.string().check(z.trim(), z.maxLength(MAX_ORDER_NUMBER)),
  message: z.string().check(z.trim(), z.minLength(MIN_MESSAGE), z.maxLength(MAX_MESSAGE)),
  /** Value of the ticked box. */
  consent: z.literal('true'),
  website: z.string(),
});

export type ContactFields = z.infer<typeof contactFields>;

export const readSubject = (value: string | null): Subject => SUBJECTS.find((subject) => subject === value) ?? 'order';

/** Request body as form data, because it contains pictures. */
export function toForm({ orderNumber, ...fields }: ContactFields, pictures: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (orderNumber) form.set('orderNumber', orderNumber);
  for (const picture of pictures) form.append('images', picture);
  return form;
}
