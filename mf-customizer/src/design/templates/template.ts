import {
  type CalendarLayer,
  isForMagnet,
  type Layer,
  parseTemplate,
  type SizeMm,
  scaleDesign,
  type Template,
} from '@aimante/print';
import { firstMonthFor, withCalendar } from '../dates/calendar-design.ts';

/**
 * Reads templates from data, in the language of the page. One that is not valid is left out. Calendars begin this day's
 * year or the next.
 */
export function readTemplates(input: unknown, locale: string, today = new Date()): Template[] {
  return (Array.isArray(input) ? input : []).flatMap((each: unknown) => {
    const read = parseTemplate(each);
    if ('error' in read) return [];
    const { template } = read;
    const isEnglish = locale === 'en';
    const name = (isEnglish && template.englishName) || template.name;
    const words = isEnglish ? template.english : {};
    const layers = template.design.layers.map((layer) => translated(layer, words, locale));
    const started = withCalendar(layers, { first: firstMonthFor(today), hasHolidays: true });
    return [{ ...template, name, design: { ...template.design, layers: started } }];
  });
}

/** The template with the months, language, holidays and own dates that the visitor has chosen already. */
export function withDatesOf(template: Template, chosen: CalendarLayer | undefined): Template {
  if (!chosen) return template;
  const { first, months, locale, holidays, dates } = chosen;
  const layers = withCalendar(template.design.layers, {
    first,
    months,
    locale,
    dates,
    hasHolidays: holidays.length > 0,
  });
  return { ...template, design: { ...template.design, layers } };
}

function translated(layer: Layer, words: Readonly<Record<string, string>>, locale: string): Layer {
  if (layer.kind === 'calendar') return { ...layer, locale: locale === 'en' ? 'en' : 'fr' };
  if (layer.kind !== 'text') return layer;
  const text = Object.hasOwn(words, layer.text) ? words[layer.text] : undefined;
  return text ? { ...layer, text } : layer;
}

/** The templates for a magnet, placed on it. */
export function templatesFor(templates: readonly Template[], size: SizeMm): Template[] {
  return templates
    .filter(({ design }) => isForMagnet(design.size, size))
    .map((template) => ({ ...template, design: scaleDesign(template.design, size) }));
}
