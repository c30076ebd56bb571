import { type FieldValues, get, set } from 'react-hook-form';
import { codecOf } from './fields/field-kinds.ts';
import type { FieldSpec } from './fields/field-spec.ts';

/** Values sent instead of a group of fields that are all empty, by path. */
export type EmptyGroups = Readonly<Record<string, null | undefined>>;

/** The values of the fields, from an entity or a part of one. A missing value is an empty text. */
export function valuesOf(specs: readonly FieldSpec[], saved: object): FieldValues {
  const values: FieldValues = {};
  for (const { name, kind } of specs) set(values, name, get(saved, name) ?? codecOf(kind).blank ?? '');
  return values;
}

interface BodyOptions {
  readonly specs: readonly FieldSpec[];
  readonly emptyGroups?: EmptyGroups | undefined;
  /** Values that are sent and have no field. */
  readonly unedited?: object | undefined;
}

export function bodyOf(values: FieldValues, { specs, emptyGroups = {}, unedited = {} }: BodyOptions): FieldValues {
  const body: FieldValues = structuredClone(unedited);
  for (const spec of specs) {
    const value: unknown = get(values, spec.name);
    set(body, spec.name, value === '' ? emptyOf(spec) : value);
  }
  for (const [group, instead] of Object.entries(emptyGroups)) {
    const names = specs.map(({ name }) => name).filter((name) => name.startsWith(`${group}.`));
    if (names.every((name) => isEmpty(get(values, name)))) set(body, group, instead);
  }
  return body;
}

function emptyOf(spec: FieldSpec): string | null | undefined {
  if ('ifEmpty' in spec) return spec.ifEmpty;
  return codecOf(spec.kind).isNullIfEmpty ? null : '';
}

export const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
