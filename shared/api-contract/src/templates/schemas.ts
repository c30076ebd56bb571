import { z } from 'zod';
import { pictureSchema } from '../catalogue/schemas.ts';
import { line, timestamp } from '../core/wire.ts';

const occasion = z.enum(['birth', 'wedding', 'calendar', 'card', 'photo']);

/** The file of a template. The server checks its design with the module that draws it. */
export const templateFileSchema = z.object({
  id: line(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: line(60),
  /** Files from before have a French name only. */
  englishName: line(60).optional(),
  occasion,
  design: z.record(z.string(), z.unknown()),
  english: z.record(z.string(), z.string()).optional(),
});

const wrong = z.unknown().meta({ description: 'Refused with the name of the field' });
const unchecked = <T extends z.ZodType>(schema: T) => z.union([schema, wrong]).optional();
const { id, name, englishName, design, english } = templateFileSchema.shape;

/** Describes the file only. The server checks it and names the wrong field in terms of the file. */
export const uploadedTemplateSchema = z.object({
  id: unchecked(id),
  name: unchecked(name),
  englishName: unchecked(englishName),
  occasion: unchecked(occasion),
  design: unchecked(design),
  english: unchecked(english),
});

export const listedTemplateSchema = templateFileSchema.required().extend({ picture: pictureSchema });

export const templateUpdateSchema = z.strictObject({ is_visible: z.boolean(), version: z.int().optional() });

const advice = z.object({
  /** Past the safe area, past the cut, letters under 1.2 mm, strokes under 0.2 mm. */
  kind: z.enum(['outside', 'cut', 'small', 'thin']),
  text: z.string(),
  mm: z.number(),
});

export const deskTemplateSchema = listedTemplateSchema.extend({
  advice: z.array(advice),
  is_visible: z.boolean(),
  version: z.int(),
  created_at: timestamp,
});
