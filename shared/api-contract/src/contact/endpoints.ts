import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { id, idParams, nothing } from '../core/wire.ts';
import { contactListQuery, contactRowSchema, contactStatus, contactThreadSchema } from './schemas.ts';

const text = z.strictObject({ body: z.string().trim().min(1).max(5000) });

export const contactEndpoints = endpointTable({
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    access: 'optional',
    summary: 'Write to the shop (JSON, or multipart with up to three pictures)',
    takes: 'multipart',
    status: 201,
    response: z.object({ ticket: z.string(), message: z.string() }),
    limit: { max: 5, per: 'hour' },
  },
  listContacts: {
    method: 'GET',
    path: '/api/admin/contact',
    access: 'admin',
    summary: 'Conversations, newest first',
    query: contactListQuery,
    response: z.object({ items: z.array(contactRowSchema), next: z.string().nullable(), total: z.int() }),
  },
  getContact: {
    method: 'GET',
    path: '/api/admin/contact/:id',
    access: 'admin',
    summary: 'A conversation',
    params: idParams,
    response: contactThreadSchema,
  },
  updateContact: {
    method: 'PUT',
    path: '/api/admin/contact/:id',
    access: 'admin',
    summary: 'Say where a conversation stands and who takes care of it',
    params: idParams,
    body: z.strictObject({
      version: z.int().optional(),
      status: contactStatus.optional(),
      assigneeId: id.nullable().optional(),
    }),
    response: contactThreadSchema,
  },
  replyToContact: {
    method: 'POST',
    path: '/api/admin/contact/:id/reply',
    access: 'admin',
    summary: 'Answer by mail',
    params: idParams,
    body: text,
    status: 201,
    response: contactThreadSchema,
  },
  noteOnContact: {
    method: 'POST',
    path: '/api/admin/contact/:id/note',
    access: 'admin',
    summary: 'Leave a note for colleagues',
    params: idParams,
    body: text,
    status: 201,
    response: contactThreadSchema,
  },
  getContactAttachment: {
    method: 'GET',
    path: '/api/admin/contact/:id/attachments/:name',
    access: 'admin',
    summary: 'A picture that came with a message',
    params: z.object({ id, name: z.string().max(60) }),
    sends: 'file',
    response: nothing,
  },
});
