import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { templateShapes } from './endpoints.ts';
import type { deskTemplateSchema, listedTemplateSchema, templateFileSchema } from './schemas.ts';

type Table = typeof templateShapes;

export type TemplateFile = z.input<typeof templateFileSchema>;
export type ListedTemplate = z.output<typeof listedTemplateSchema>;
export type DeskTemplate = z.output<typeof deskTemplateSchema>;

export const listTemplates = call<Table['listTemplates']>('GET', '/api/templates');
export const listAllTemplates = call<Table['listAllTemplates']>('GET', '/api/admin/templates');
export const uploadTemplate = call<Table['uploadTemplate']>('POST', '/api/admin/templates');
export const updateTemplate = call<Table['updateTemplate']>('PUT', '/api/admin/templates/:id');
export const deleteTemplate = call<Table['deleteTemplate']>('DELETE', '/api/admin/templates/:id');
