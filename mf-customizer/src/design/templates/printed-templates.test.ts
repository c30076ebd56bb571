import { adviseDesign } from '@aimante/print/tile';
import { describe, expect, it } from '@jest/globals';
import { readTemplates } from './template.ts';
import templates from './templates.json' with { type: 'json' };

/** No template warns about its own texts, at its own size. */
describe.each(['fr', 'en'])('the templates in print, in the language %s', (locale) => {
  it.each(readTemplates(templates, locale).map(({ id, design }) => [id, design] as const))(
    'have letters that are large enough, and inside the safe area, in %s',
    async (_, design) => expect(await adviseDesign(design)).toEqual([]),
  );
});
