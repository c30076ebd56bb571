import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, nothing } from '../core/wire.ts';
import * as calls from './calls.ts';
import { contactListQuery, contactRowSchema, contactStatus, contactThreadSchema } from './schemas.ts';

const text = z.strictObject({ body: z.string().trim().min(1).max(5000) });

export const contactShapes = shapeTable({
  sendContact: {
    access: 'optional',
    summary: 'Write to the shop (JSON, or multipart with up to three pictures)',
    takes: 'multipart',
    status: 201,
    response: z.object({ ticket: z.string(), message: z.string() }),
    limit: { max: 5, per: 'hour' },
  },
  listContacts: {
    access: 'orders:read',
    summary: 'Conversations, newest first',
    query: contactListQuery,
    response: z.object({ items: z.array(contactRowSchema), next: z.string().nullable(), total: z.int() }),
  },
  getContact: {
    access: 'orders:read',
    summary: 'A conversation',
    params: idParams,
    response: contactThreadSchema,
  },
  updateContact: {
    access: 'orders:change',
    summary: 'Set the status and the assignee of a conversation',
    params: idParams,
    body: z.strictObject({
      version: z.int().optional(),
      status: contactStatus.optional(),
      assigneeId: id.nullable().optional(),
    }),
    response: contactThreadSchema,
  },
  replyToContact: {
    access: 'orders:change',
    summary: 'Answer by mail',
    params: idParams,
    body: text,
    status: 201,
    response: contactThreadSchema,
  },
  noteOnContact: {
    access: 'orders:change',
    summary: 'Add an internal note',
    params: idParams,
    body: text,
    status: 201,
    response: contactThreadSchema,
  },
  getContactAttachment: {
    access: 'orders:read',
    summary: 'A picture that came with a message',
    params: z.object({ id, name: z.string().max(60) }),
    sends: 'file',
    response: nothing,
  },
});

export const contactEndpoints = endpointTable(contactShapes, calls);
