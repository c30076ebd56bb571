import type { Design, Layer } from '@aimante/print';
import { parseDesign, type SizeMm, scaleDesign } from '@aimante/print';
import { firstMonthFor, withCalendar } from '../dates/calendar-design.ts';

export const OCCASIONS = ['birth', 'wedding', 'calendar', 'card', 'photo'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly occasion: Occasion;
  readonly design: Design;
}

/** Proportions may differ by this much: a template is then placed in the middle of the magnet. */
const MOST_DIFFERENCE = 1.16;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads templates from data, in the language of the page. One that is not valid is left out. Calendars begin this day's year or the next. */
export function readTemplates(input: unknown, locale: string, today = new Date()): Template[] {
  return (Array.isArray(input) ? input : []).flatMap((each: unknown) => {
    if (!isFields(each)) return [];
    const { id, name, occasion, design, english } = each;
    const read = parseDesign(design);
    const known = OCCASIONS.find((one) => one === occasion);
    if (typeof id !== 'string' || typeof name !== 'string' || !known || 'error' in read) return [];
    const words = locale === 'en' && isFields(english) ? english : {};
    const layers = read.design.layers.map((layer) => translated(layer, words, locale));
    const started = withCalendar(layers, { first: firstMonthFor(today), hasHolidays: true });
    return [{ id, name, occasion: known, design: { ...read.design, layers: started } }];
  });
}

function translated(layer: Layer, words: Readonly<Record<string, unknown>>, locale: string): Layer {
  if (layer.kind === 'calendar') return { ...layer, locale: locale === 'en' ? 'en' : 'fr' };
  if (layer.kind !== 'text') return layer;
  const text = words[layer.text];
  return typeof text === 'string' ? { ...layer, text } : layer;
}

/** The templates for a magnet, placed on it. */
export function templatesFor(templates: readonly Template[], size: SizeMm): Template[] {
  const aspect = size.width / size.height;
  return templates
    .filter(({ design }) => {
      const ratio = design.size.width / design.size.height / aspect;
      return Math.max(ratio, 1 / ratio) <= MOST_DIFFERENCE;
    })
    .map((template) => ({ ...template, design: scaleDesign(template.design, size) }));
}
