export interface SavedView {
  readonly name: string;
  readonly search: string;
}

const keyOf = (list: string) => `aimante-admin-views-${list}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

/** Views that somebody named: kept on his own machine. What cannot be read is none. */
export function readViews(list: string): SavedView[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

export function writeViews(list: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(views));
  } catch {
    // A full or closed storage: the view lasts as long as the page.
  }
}
