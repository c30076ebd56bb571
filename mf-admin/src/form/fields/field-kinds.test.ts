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
  ])('of kind %s shows %j', (kind, value, text) => {
    expect(codecOf(kind).format(value, 'fr')).toBe(text);
  });
});
