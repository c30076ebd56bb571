import { z } from 'zod';
import { email, id, line, localeCode, timestamp } from '../core/wire.ts';

export const contactSubject = z.enum(['order', 'quote', 'market', 'complaint', 'other']);
export const contactStatus = z.enum(['new', 'open', 'resolved', 'spam']);

/** Also accepted as multipart, with up to three pictures in the field `images`. */
export const contactSchema = z.strictObject({
  name: line(120),
  email,
  subject: contactSubject,
  orderNumber: z.string().trim().max(40).optional(),
  message: z.string().trim().min(10).max(2000),
  consent: z.union([z.literal(true), z.literal('true')]),
  /** A honeypot: people leave it empty. */
  website: z.string().max(500).optional(),
});

export const contactRowSchema = z
  .object({
    id,
    ticket: z.string(),
    name: z.string(),
    email: z.string(),
    subject: contactSubject,
    orderNumber: z.string().nullable(),
    status: contactStatus,
    locale: localeCode,
    assignee: z.object({ id, name: z.string() }).nullable(),
    excerpt: z.string(),
    messageCount: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'ContactThreadRow' });

export const contactMessageSchema = z
  .object({
    id,
    kind: z.enum(['customer', 'reply', 'note']),
    author: z.string().nullable(),
    body: z.string(),
    attachments: z.array(z.object({ name: z.string(), url: z.string() })),
    createdAt: timestamp,
  })
  .meta({ id: 'ContactMessage' });

export const contactThreadSchema = contactRowSchema
  .extend({ userId: id.nullable(), messages: z.array(contactMessageSchema) })
  .meta({ id: 'ContactThread' });

export const contactListQuery = z.object({
  status: contactStatus.optional(),
  subject: contactSubject.optional(),
  search: z.string().trim().max(120).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
