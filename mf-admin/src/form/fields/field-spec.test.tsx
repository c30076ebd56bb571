/** @jest-environment node */
import { cents, email, euros, line } from '@aimante/api-contract/core/wire';
import { createTexts } from '@aimante/remote';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { locales } from '#locales';
import { inBoth } from './both-languages.ts';
import { type FieldSpec, specOf } from './field-spec.ts';
import { issueTextOf } from './use-issue-text.ts';

const texts = createTexts(locales);
beforeAll(() => Promise.all([texts.ensure('fr'), texts.ensure('en')]));

describe('the field of a refused value', () => {
  const specs: FieldSpec[] = ['name.fr', 'name.en', 'week', 'names', 'price'].map((name) => ({ name, label: name }));

  it.each([
    ['price', 'price'],
    ['name.en', 'name.en'],
    // A fault of a whole group belongs to the first field of the group.
    ['name', 'name.fr'],
    ['week.monday.0.opens', 'week'],
    ['names.2', 'names'],
    ['nam', undefined],
    ['pricey', undefined],
    ['version', undefined],
    ['', undefined],
  ])('at %j is %j', (path, name) => {
    expect(specOf(specs, path)?.name).toBe(name);
  });
});

describe('a text in both languages', () => {
  const [french, english] = inBoth({ name: 'title', label: 'Titre', kind: 'area', ifEmpty: null }, 'Titre anglais');

  it('has one field for each, of the same kind', () => {
    expect(french).toMatchObject({ name: 'title.fr', label: 'Titre', kind: 'area', ifEmpty: null });
    expect(english).toMatchObject({ name: 'title.en', label: 'Titre anglais', kind: 'area', lang: 'en' });
  });

  it('leaves an empty translation out of the body', () => {
    expect(english).toHaveProperty('ifEmpty', undefined);
  });
});

describe('the message for a refused value', () => {
  interface Refused {
    readonly schema: z.ZodType;
    readonly kind?: NonNullable<FieldSpec['kind']>;
    readonly value: unknown;
  }
  function message({ schema, value, ...kind }: Refused, locale: 'fr' | 'en' = 'fr') {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    if (!issue) throw new Error(`${JSON.stringify(value)} is accepted`);
    return issueTextOf(texts.in(locale).t, locale)(issue, { name: 'field', label: 'Field', ...kind }, value);
  }

  it.each<[string, Refused, string]>([
    ['an empty text', { schema: line(10), value: '' }, 'À remplir : Field.'],
    ['an empty list', { schema: z.array(line(9)).min(1), kind: 'list', value: [] }, 'À remplir : Field.'],
    ['an amount left out', { schema: cents, kind: 'cents', value: null }, 'À remplir : Field.'],
    ['a long text', { schema: line(3), value: 'abcd' }, '« Field » : 3 caractères au plus.'],
    ['a word as number', { schema: z.int(), kind: 'number', value: 'deux' }, '« Field » : écrivez un nombre.'],
    ['a part as whole', { schema: z.int(), kind: 'number', value: 2.5 }, '« Field » : écrivez un nombre entier.'],
    ['a small number', { schema: z.int().min(2), kind: 'number', value: 1 }, '« Field » : le minimum est 2.'],
    ['a negative amount', { schema: cents, kind: 'cents', value: -1 }, '« Field » : le minimum est 0,00.'],
    [
      'a price finer than a cent',
      { schema: euros, kind: 'euros', value: 4.905 },
      '« Field » : écrivez un montant, comme 4,90.',
    ],
    ['a word as price', { schema: euros, kind: 'euros', value: 'cher' }, '« Field » : écrivez un montant, comme 4,90.'],
    ['a wrong address', { schema: email, value: 'nora@' }, '« Field » : vérifiez le format.'],
    [
      'an unknown choice',
      { schema: z.enum(['a']), kind: 'select', value: 'b' },
      '« Field » : cette valeur n’est pas acceptée.',
    ],
    [
      'too many lines',
      { schema: z.array(line(9)).max(1), kind: 'lines', value: ['a', 'b'] },
      '« Field » : le maximum est 1.',
    ],
  ])('says what is wrong with %s', (_, refused, text) => {
    expect(message(refused).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each<[NonNullable<FieldSpec['kind']>, Refused, string, string]>([
    ['euros', { schema: euros, value: 2e6 }, '1000000,00', '1000000.00'],
    ['cents', { schema: cents, value: 1e9 }, '1000000,00', '1000000.00'],
    ['number', { schema: z.number().min(0.5), value: 0.1 }, '0,5', '0.5'],
  ])('writes a limit in %s as it is typed', (kind, refused, ...limits) => {
    expect(message({ ...refused, kind })).toContain(` ${limits[0]}.`);
    expect(message({ ...refused, kind }, 'en')).toContain(` ${limits[1]}.`);
  });

  it('is that of the field, if it has one, but not while it is empty', () => {
    const text = issueTextOf(texts.in('fr').t, 'fr');
    const spec = { name: 'siret', label: 'SIRET', fault: 'Le SIRET a 14 chiffres.' };
    const issue: z.core.$ZodIssue = { code: 'custom', path: ['siret'], message: '' };
    expect(text(issue, spec, '123')).toBe('Le SIRET a 14 chiffres.');
    expect(text(issue, spec, '')).toBe('À remplir\u00a0: SIRET.');
  });
});
