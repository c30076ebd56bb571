import * as z from 'zod/mini';

export const SUBJECTS = ['order', 'quote', 'market', 'complaint', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const MAX_MESSAGE = 2000;
export const MIN_MESSAGE = 10;
const MAX_NAME = 120;
const MAX_ORDER_NUMBER = 40;

/** The messages are keys of this remote's texts. The server validates everything again. */
export const contactFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'contact.error.name'), z.maxLength(MAX_NAME, 'contact.error.name')),
  email: z.string().check(z.trim(), z.email('contact.error.email')),
  subject: z.enum(SUBJECTS),
  orderNumber: z.string().check(z.trim(), z.maxLength(MAX_ORDER_NUMBER, 'contact.error.orderNumber')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_MESSAGE, 'contact.error.messageShort'),
      z.maxLength(MAX_MESSAGE, 'contact.error.messageLong'),
    ),
  /** Value of the ticked box. */
  consent: z.literal('true', 'contact.error.consent'),
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
