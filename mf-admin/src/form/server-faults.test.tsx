/** @jest-environment node */
import { ApiError } from '@aimante/api-contract';
import { describe, expect, it } from '@jest/globals';
import type { FieldSpec } from './fields/field-spec.ts';
import { serverFaultsOf } from './server-faults.ts';

const specs: FieldSpec[] = ['name.fr', 'slug', 'roles', 'openingHours', 'expressCents'].map((name) => ({
  name,
  label: name,
}));

const refusal = (code: string, details?: unknown) => new ApiError(400, { code, message: 'Refusé', details });
const issues = (...list: unknown[]) => refusal('VALIDATION_FAILED', { issues: list });

describe('the fields that the server refused', () => {
  it.each<[string, unknown, readonly (readonly [string, string])[]]>([
    ['by code', refusal('SLUG_TAKEN'), [['slug', 'Refusé']]],
    ['by code, for two reasons with one field', refusal('NOT_ONESELF'), [['roles', 'Refusé']]],
    ['by path', issues({ path: 'name.fr', message: 'Trop long' }), [['name.fr', 'Trop long']]],
    ['by a path within a field', issues({ path: 'openingHours.week.monday', message: 'x' }), [['openingHours', 'x']]],
    [
      'by a path below the value of a setting',
      issues({ path: 'value.expressCents', message: 'x' }),
      [['expressCents', 'x']],
    ],
    [
      'in their order',
      issues({ path: 'slug', message: '1' }, { path: 'name', message: '2' }),
      [
        ['slug', '1'],
        ['name.fr', '2'],
      ],
    ],
  ])('are found %s', (_, error, faults) => {
    expect(serverFaultsOf(error, specs)).toEqual(faults);
  });

  it.each<[string, unknown]>([
    ['a code of another form', refusal('SKU_TAKEN')],
    ['an unknown code', refusal('TEAPOT')],
    ['a code that every object has', refusal('constructor')],
    ['a path without a field', issues({ path: 'version', message: 'x' })],
    ['issues that are none', issues(null, 'x', 7, {}, { path: 1, message: 'x' }, { path: 'slug' })],
    ['details that are none', refusal('VALIDATION_FAILED', 'slug')],
    ['issues that are no list', refusal('VALIDATION_FAILED', { issues: { path: 'slug', message: 'x' } })],
    ['no answer at all', new TypeError('Failed to fetch')],
    ['nothing', undefined],
  ])('are none for %s', (_, error) => {
    expect(serverFaultsOf(error, specs)).toEqual([]);
  });
});
