import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import * as calls from './calls.ts';
import { colleagueSchema, mentionsReadSchema, mentionsSchema } from './schemas.ts';

export const mentionShapes = shapeTable({
  listColleagues: {
    access: 'orders:change',
    summary: 'Members of the team that a note of an order can mention: those with the right `orders:read`',
    response: z.array(colleagueSchema),
  },
  listMentions: {
    access: 'orders:read',
    summary: 'Notes of orders that mention the caller',
    response: mentionsSchema,
  },
  readMentions: {
    access: 'orders:read',
    summary: 'Mark own mentions as read. Those of others stay as they are',
    body: mentionsReadSchema,
    response: mentionsSchema,
  },
});

export const mentionEndpoints = endpointTable(mentionShapes, calls);
