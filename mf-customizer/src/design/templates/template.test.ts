import { OCCASIONS } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { withTemplatesOfTeam } from '../../template-gallery/templates-of-team.ts';
import { calendarOf } from '../dates/calendar-design.ts';
import { readTemplates, templatesFor, withDatesOf } from './template.ts';
import templates from './templates.json' with { type: 'json' };

describe('the templates', () => {
  it('are all valid, in both languages', () => {
    const french = readTemplates(templates, 'fr');
    expect(french.map(({ id }) => id)).toEqual(templates.map(({ id }) => id));
    expect(new Set(french.map(({ occasion }) => occasion))).toEqual(new Set(OCCASIONS));
    const texts = (locale: string) =>
      readTemplates(templates, locale).flatMap(({ design }) =>
        design.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])),
      );
    expect(texts('en')).toHaveLength(texts('fr').length);
    expect(texts('en').join()).not.toMatch(/juin|mars|né |Réservez/);
  });

  it('have a name in both languages', () => {
    const names = (locale: string) => readTemplates(templates, locale).map(({ name }) => name);
    expect(names('fr').slice(0, 3)).toEqual(['Lin', 'Envol', 'Comète']);
    expect(names('en').slice(0, 3)).toEqual(['Linen', 'Lift-off', 'Comet']);
    expect(templates.filter(({ englishName }) => !englishName)).toEqual([]);
    expect(readTemplates([{ ...templates[0], englishName: undefined }], 'en')[0]?.name).toBe('Lin');
  });

  it('have no translation of a text that they do not have', () => {
    for (const { id, design, english } of templates) {
      const texts = design.layers.map((layer) => ('text' in layer ? layer.text : undefined));
      for (const text of Object.keys(english)) expect([id, texts.includes(text)]).toEqual([id, true]);
    }
  });

  it('are offered for magnets of about their proportions, from cut to cut', () => {
    const all = readTemplates(templates, 'fr');
    const square = templatesFor(all, { width: 70, height: 70 });
    expect(square.map(({ occasion }) => occasion)).toContain('photo');
    expect(square.map(({ occasion }) => occasion)).not.toContain('birth');
    const landscape = templatesFor(all, { width: 60, height: 40 });
    const whole = landscape.find(({ id }) => id === 'large')?.design;
    expect(whole?.size).toEqual({ width: 60, height: 40 });
  });

  it('show the months and dates that the visitor has chosen already', () => {
    const all = readTemplates(templates, 'fr', new Date('2026-11-27'));
    const calendars = all.filter(({ occasion }) => occasion === 'calendar');
    const [almanach] = calendars;
    const before = almanach && calendarOf(almanach.design.layers);
    if (!before) throw new Error('There are calendars.');
    const dates = [{ day: '2028-03-04', name: 'Léa', sign: 'heart', colour: '#c2401c' } as const];
    const chosen = { ...before, first: '2028-03', months: 1, dates, holidays: [] } as const;
    for (const template of calendars) {
      const shown = withDatesOf(template, chosen);
      expect(calendarOf(shown.design.layers)).toMatchObject({ first: '2028-03', months: 1, dates, holidays: [] });
      const texts = shown.design.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []));
      expect(texts.filter((text) => text === '2027')).toEqual([]);
    }
    expect(withDatesOf(almanach, undefined)).toBe(almanach);
  });

  it('of the team come first, and replace those with the same id', () => {
    const own = readTemplates(templates, 'fr');
    const [lin] = own;
    if (!lin) throw new Error('There are templates.');
    const all = withTemplatesOfTeam(own, [
      { ...lin, name: 'Lin clair' },
      { ...lin, id: 'mer' },
    ]);
    expect(all.slice(0, 3).map(({ id, name }) => `${id} ${name}`)).toEqual(['lin Lin clair', 'mer Lin', 'envol Envol']);
    expect(all).toHaveLength(own.length + 1);
  });

  it('leaves out what is no template', () => {
    expect(readTemplates([{ id: 'x', name: 'x', occasion: 'birth', design: {} }, null, 3], 'fr')).toEqual([]);
    expect(readTemplates('x', 'fr')).toEqual([]);
  });
});
