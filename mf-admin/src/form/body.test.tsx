/** @jest-environment node */
import { isSame } from '@aimante/remote/form';
import { describe, expect, it } from '@jest/globals';
import { bodyOf, isEmpty, valuesOf } from './body.ts';
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

describe('the values of a form', () => {
  it.each<[FieldSpec['kind'], unknown]>([
    ['text', ''],
    ['euros', ''],
    ['moment', ''],
    ['switch', false],
    ['list', []],
    ['numbers', []],
  ])('start empty for a %s, whether it is missing or null', (kind, blank) => {
    const spec: FieldSpec = { name: 'one', label: '', ...(kind ? { kind } : {}) };
    expect(valuesOf([spec], {})).toEqual({ one: blank });
    expect(valuesOf([spec], { one: null })).toEqual({ one: blank });
  });

  it.each([0, false, ' '])('keep %j, which is not empty', (value) => {
    expect(valuesOf([{ name: 'one', label: '' }], { one: value })).toEqual({ one: value });
  });

  it.each<[Partial<FieldSpec>, unknown]>([
    [{ kind: 'text' }, ''],
    [{ kind: 'number' }, null],
    [{ kind: 'cents' }, null],
    [{ kind: 'day' }, null],
    [{ kind: 'number', ifEmpty: undefined }, undefined],
    [{ kind: 'text', ifEmpty: null }, null],
  ])('are sent for %j as %j when they are empty', (spec, sent) => {
    expect(bodyOf({ one: '' }, { specs: [{ name: 'one', label: '', ...spec }] })).toEqual({ one: sent });
  });

  it('keep a group while one of its fields has a value', () => {
    const options = { specs: specs.slice(0, 2), emptyGroups: { name: undefined } };
    expect(bodyOf({ name: { fr: '', en: '' } }, options)).toEqual({ name: undefined });
    expect(bodyOf({ name: { fr: '', en: 'Square' } }, options)).toEqual({ name: { fr: '', en: 'Square' } });
  });

  it('do not add a field to a group when only the beginning of its name matches', () => {
    const near: FieldSpec[] = [
      { name: 'name.fr', label: '' },
      { name: 'names', label: '' },
    ];
    const body = bodyOf({ name: { fr: '' }, names: 'x' }, { specs: near, emptyGroups: { name: null } });
    expect(body).toEqual({ name: null, names: 'x' });
  });
});

describe('a value', () => {
  it.each([
    ['', true],
    [null, true],
    [undefined, true],
    [[], true],
    [0, false],
    [false, false],
    [' ', false],
    [[''], false],
  ])('%j is empty: %j', (value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });

  it.each([
    [{ a: [1] }, { a: [1] }, true],
    [[1, 2], [2, 1], false],
    ['1', 1, false],
    [null, '', false],
  ])('%j is the same as %j: %j', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });
});
