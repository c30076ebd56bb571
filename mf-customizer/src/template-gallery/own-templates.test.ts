import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { templateKey } from '../../scripts/template-key.ts';
import { readTemplates } from '../design/templates/template.ts';
import templates from '../design/templates/templates.json' with { type: 'json' };
import { factsOf } from './gallery-template.ts';
import { ownTemplates } from './own-templates.ts';

describe('the gallery', () => {
  it('has all templates of the customizer, with their facts', () => {
    const facts = readTemplates(templates, 'fr').map(({ id, name, englishName, occasion, design }) => {
      return { id, name, englishName, occasion, ...factsOf(design) };
    });
    expect(ownTemplates.map(({ pictures: _, ...shown }) => shown)).toEqual(facts);
  });

  it('shows each template as it is now: otherwise run scripts/make-previews.ts', async () => {
    const drawn = JSON.parse(await readFile(new URL('../../pictures/keys.json', import.meta.url), 'utf8')) as unknown;
    expect(Object.fromEntries(templates.map((each) => [each.id, templateKey(each)]))).toEqual(drawn);
  });
});
