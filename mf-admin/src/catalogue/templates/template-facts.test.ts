import { parseTemplate } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { EXAMPLE } from './example.ts';
import { readTemplateFile } from './read-template-file.ts';
import { templateOccasions, templateSize, templateTexts } from './template-facts.ts';

const fileOf = (text: string) => ({ text: async () => text });

describe('the example of a template', () => {
  it('is accepted by the check of the server and of the customizer', () => {
    expect(parseTemplate(EXAMPLE)).toMatchObject({ template: { id: 'exemple', occasion: 'photo' } });
  });

  it('has its size and its texts in both languages', () => {
    expect(templateSize(EXAMPLE)).toBe('70 × 70 mm');
    expect(templateTexts(EXAMPLE)).toEqual([['Été à la mer', 'Summer by the sea']]);
  });
});

describe('a template', () => {
  it('shows a text without a translation as it is', () => {
    expect(templateTexts({ ...EXAMPLE, english: {} })).toEqual([['Été à la mer', 'Été à la mer']]);
  });

  it.each(templateOccasions)('may be for the occasion %s', (occasion) => {
    expect(parseTemplate({ ...EXAMPLE, occasion })).toMatchObject({ template: { occasion } });
  });
});

describe('a chosen file', () => {
  it('is sent as the object that it contains', async () => {
    expect(await readTemplateFile(fileOf(JSON.stringify(EXAMPLE)))).toEqual(EXAMPLE);
  });

  it.each([['{'], ['[]'], ['null'], ['"a template"'], ['']])('that contains %j is refused here', async (text) => {
    expect(await readTemplateFile(fileOf(text))).toBeUndefined();
  });
});
