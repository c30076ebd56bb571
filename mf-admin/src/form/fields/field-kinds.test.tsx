/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { codecOf, type FieldKind } from './field-kinds.ts';

describe('a field', () => {
  it.each<[FieldKind, string, unknown]>([
    ['text', ' Carrés ', 'Carrés'],
    ['password', ' secret ', ' secret '],
    ['number', '2,5', 2.5],
    ['number', 'deux', 'deux'],
    ['number', '', ''],
    ['euros', '4,90', 4.9],
    ['euros', '4,905', '4,905'],
    ['cents', '1 204,5', 120_450],
    ['day', '2026-11-29', '2026-11-28T23:00:00.000Z'],
    ['moment', '2026-07-14T09:30', '2026-07-14T07:30:00.000Z'],
    ['moment', '', ''],
    ['digits', '732 829 320 00074', '73282932000074'],
    ['lines', 'Lavable\n\n Plat ', ['Lavable', 'Plat']],
    ['list', 'FR, BE,', ['FR', 'BE']],
    ['numbers', '2, 4', [2, 4]],
    ['numbers', '2, quatre', [2, Number.NaN]],
    ['number', ' 12 ', 12],
    ['number', '-3', -3],
    ['number', '1 200', '1 200'],
    ['cents', '-4,90', -490],
    ['cents', 'gratuit', 'gratuit'],
    ['euros', '1\u202f204,50 €', 1204.5],
    // Each digit of a typed year is reported. Paris was 9 minutes ahead then.
    ['moment', '0002-07-14T09:30', '0002-07-14T09:21:00.000Z'],
    ['day', 'demain', 'demain'],
    ['digits', '7 3\u00a02', '732'],
    ['digits', '73a', '73a'],
    ['lines', ' \n\n', []],
    ['lines', 'a,b\r\nc', ['a,b', 'c']],
    ['list', ' , ', []],
    ['code', '  PROMO ', 'PROMO'],
  ])('of kind %s reads %j', (kind, typed, value) => {
    expect(codecOf(kind).parse(typed)).toEqual(value);
  });

  it.each<[FieldKind, unknown, string]>([
    ['number', 2.5, '2,5'],
    ['euros', 4.9, '4,90'],
    ['cents', 120_450, '1204,50'],
    ['number', 'deux', 'deux'],
    ['day', '2026-11-28T23:00:00.000Z', '2026-11-29'],
    ['numbers', [2, 4], '2, 4'],
    ['text', undefined, ''],
    ['text', 7, ''],
    ['number', '', ''],
    ['number', 0, '0'],
    ['euros', 0.1 + 0.2, '0,30'],
    ['cents', -5, '-0,05'],
    ['moment', null, ''],
    ['moment', 'demain', 'demain'],
    ['moment', '2026-07-14T07:30:00.000Z', '2026-07-14T09:30'],
    ['lines', ['Lavable', 'Plat'], 'Lavable\nPlat'],
    ['list', [], ''],
    ['list', 'FR', 'FR'],
  ])('of kind %s shows %j', (kind, value, text) => {
    expect(codecOf(kind).format(value, 'fr')).toBe(text);
  });

  it.each<[FieldKind, unknown, string]>([
    ['number', 2.5, '2.5'],
    ['euros', 1204.5, '1204.50'],
    ['cents', 490, '4.90'],
  ])('of kind %s shows %j in English', (kind, value, text) => {
    expect(codecOf(kind).format(value, 'en')).toBe(text);
    expect(codecOf(kind).parse(text)).toBe(value);
  });

  it('without a kind is a text', () => {
    expect(codecOf()).toBe(codecOf('text'));
  });
});
