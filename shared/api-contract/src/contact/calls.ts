import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { contactShapes } from './endpoints.ts';
import type { contactRowSchema, contactThreadSchema } from './schemas.ts';

type Table = typeof contactShapes;

export type ContactRow = z.output<typeof contactRowSchema>;
export type ContactThread = z.output<typeof contactThreadSchema>;

export const sendContact = call<Table['sendContact']>('POST', '/api/contact');
export const listContacts = call<Table['listContacts']>('GET', '/api/admin/contact');
export const getContact = call<Table['getContact']>('GET', '/api/admin/contact/:id');
export const updateContact = call<Table['updateContact']>('PUT', '/api/admin/contact/:id');
export const replyToContact = call<Table['replyToContact']>('POST', '/api/admin/contact/:id/reply');
export const noteOnContact = call<Table['noteOnContact']>('POST', '/api/admin/contact/:id/note');
export const getContactAttachment = call<Table['getContactAttachment']>(
  'GET',
  '/api/admin/contact/:id/attachments/:name',
);
