import { describe, expect, it } from '@jest/globals';
import { bodyOf, valuesOf } from './body.ts';
import type { FieldSpec } from './fields/field-spec.ts';

const specs: readonly FieldSpec[] = [
  { name: 'name.fr', label: '' },
  { name: 'name.en', label: '', ifEmpty: undefined },
  { name: 'price', label: '', kind: 'euros' },
  { name: 'features', label: '', kind: 'lines' },
  { name: 'isVisible', label: '', kind: 'switch' },
  { name: 'note', label: '', ifEmpty: null },
  { name: 'translations.en.name', label: '' },
  { name: 'translations.en.features', label: '', kind: 'lines' },
];

describe('the body of a request', () => {
  it('has a value for each field of a new entity', () => {
    expect(bodyOf(valuesOf(specs, {}), { specs, emptyGroups: { 'translations.en': null } })).toEqual({
      name: { fr: '', en: undefined },
      price: null,
      features: [],
      isVisible: false,
      note: null,
      translations: { en: null },
    });
  });

  it('keeps a group with one value, and what has no field', () => {
    const saved = { translations: { en: { name: 'Magnet' } }, price: 4.5, tiers: [1] };
    const body = bodyOf(valuesOf(specs, saved), {
      specs,
      emptyGroups: { 'translations.en': null },
      unedited: saved,
    });
    expect(body).toMatchObject({ translations: { en: { name: 'Magnet', features: [] } }, price: 4.5, tiers: [1] });
    expect(saved).toEqual({ translations: { en: { name: 'Magnet' } }, price: 4.5, tiers: [1] });
  });
});
