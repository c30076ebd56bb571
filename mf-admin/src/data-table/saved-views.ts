import { readKept, writeKept } from './kept.ts';

export interface SavedView {
  readonly name: string;
  readonly search: string;
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

const areViews = (value: unknown): value is readonly SavedView[] => Array.isArray(value) && value.every(isView);

/** Views that somebody named. */
export const readViews = (list: string): readonly SavedView[] => readKept(`views-${list}`, areViews) ?? [];

export const writeViews = (list: string, views: readonly SavedView[]): void => writeKept(`views-${list}`, views);
