import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { privacyShapes } from './endpoints.ts';
import type { foundPersonSchema, processingRegisterSchema } from './schemas.ts';

type Table = typeof privacyShapes;

export type FoundPerson = z.output<typeof foundPersonSchema>;
export type ProcessingRegister = z.output<typeof processingRegisterSchema>;

export const getProcessingRegister = call<Table['getProcessingRegister']>('GET', '/api/admin/privacy/register');
export const findPerson = call<Table['findPerson']>('POST', '/api/admin/privacy/find');
export const exportPerson = call<Table['exportPerson']>('POST', '/api/admin/privacy/export');
export const erasePerson = call<Table['erasePerson']>('POST', '/api/admin/privacy/erase');
