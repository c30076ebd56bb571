import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { message } from '../core/wire.ts';
import * as calls from './calls.ts';
import { deskTemplateSchema, listedTemplateSchema, templateUpdateSchema, uploadedTemplateSchema } from './schemas.ts';

const named = z.object({ id: z.string().max(60) });

export const templateShapes = shapeTable({
  listTemplates: {
    access: 'public',
    summary: 'Visible templates for designs, beside those of the customizer',
    response: z.object({ data: z.array(listedTemplateSchema) }),
  },
  listAllTemplates: {
    access: 'catalogue:read',
    summary: 'Uploaded templates, hidden ones too, with their pictures',
    response: z.object({ data: z.array(deskTemplateSchema) }),
  },
  uploadTemplate: {
    access: 'catalogue:change',
    summary: 'Add a template, or replace the one with the same id, and draw its picture',
    body: uploadedTemplateSchema,
    bodyBytes: 200_000,
    status: 201,
    response: deskTemplateSchema,
  },
  updateTemplate: {
    access: 'catalogue:change',
    summary: 'Show or hide a template',
    params: named,
    body: templateUpdateSchema,
    response: deskTemplateSchema,
  },
  deleteTemplate: {
    access: 'catalogue:all',
    summary: 'Delete a template. Designs made from it stay as they are',
    params: named,
    response: message,
  },
});

export const templateEndpoints = endpointTable(templateShapes, calls);
