import { ApiError, type Client } from '@aimante/api-contract';
import {
  createView,
  deleteView,
  listViews,
  type ListView as SavedView,
  updateView,
} from '@aimante/api-contract/operations';
import { useChange, useLoad } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { readKept, writeKept } from './kept.ts';

export type { SavedView };

const keyOf = (list: string) => ['list-views', list];

export function useSavedViews(list: string) {
  const { t } = useTranslation();
  const views = useLoad((api) => ({
    queryKey: keyOf(list),
    queryFn: async ({ signal }) => {
      await moveKeptViews(api, list);
      return api(listViews, { query: { list } }, { signal });
    },
  }));
  const refresh = [keyOf(list)];
  const create = useChange(
    (api, view: Pick<SavedView, 'name' | 'search' | 'isShared'>) => api(createView, { body: { list, ...view } }),
    { refresh, done: t('list.view.saved'), failure: 'inline' },
  );
  const update = useChange(
    (api, { id, version, name, isShared }: SavedView) =>
      api(updateView, { params: { id }, body: { version, name, isShared } }),
    { refresh, done: t('list.view.saved'), failure: 'inline' },
  );
  const remove = useChange((api, { id }: SavedView) => api(deleteView, { params: { id } }), {
    refresh,
    done: ({ message }) => message,
  });
  return { views: views.data ?? [], create, update, remove };
}

interface KeptView {
  readonly name: string;
  readonly search: string;
}

const areKept = (value: unknown): value is readonly KeptView[] =>
  Array.isArray(value) &&
  value.every((view: Partial<KeptView> | null) => typeof view?.name === 'string' && typeof view.search === 'string');

/**
 * Moves views from browser storage, where they used to be, to the server. A view that could not be moved is tried
 * again.
 */
export async function moveKeptViews(api: Client, list: string): Promise<void> {
  const kept = readKept(`views-${list}`, areKept) ?? [];
  if (kept.length === 0) return;
  const left: KeptView[] = [];
  for (const view of kept) {
    const { name, search } = view;
    await api(createView, { body: { list, name: name.slice(0, 60), search } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'VIEW_NAME_TAKEN')) left.push(view);
    });
  }
  writeKept(`views-${list}`, left);
}
