import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { mentionShapes } from './endpoints.ts';
import type { colleagueSchema, mentionSchema, mentionsSchema } from './schemas.ts';

type Table = typeof mentionShapes;

export type Colleague = z.output<typeof colleagueSchema>;
export type Mention = z.output<typeof mentionSchema>;
export type Mentions = z.output<typeof mentionsSchema>;

export const listColleagues = call<Table['listColleagues']>('GET', '/api/admin/colleagues');
export const listMentions = call<Table['listMentions']>('GET', '/api/admin/mentions');
export const readMentions = call<Table['readMentions']>('POST', '/api/admin/mentions/read');
