import {
  type Category,
  createCategory,
  deleteCategory,
  listAllCategories,
  moveCategoryDown,
  moveCategoryUp,
  reorderCategories,
  updateCategory,
} from '@aimante/api-contract/catalogue';
import { usePlatform, useT } from '@aimante/remote';
import { Badge, Button, IconButton } from '@aimante/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useApi, useChange, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { listOf } from '../data-table/list-of.ts';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import type { ListColumn } from '../data-table/list-types.ts';
import { useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { DragList } from '../drag-list/drag-list.tsx';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';

const KEY = ['categories'];

export function ProductCategoriesPage() {
  const t = useT();
  const state = useListState();
  const [edited, setEdited] = useState<Category | 'new'>();
  const categories = useLoad((api) => ({ queryKey: KEY, queryFn: () => api(listAllCategories) }));
  const columns = useCategoryColumns(categories.data?.length ?? 0);
  const reorder = useChange((api, ids: readonly string[]) => api(reorderCategories, { body: { ids: [...ids] } }), {
    refresh: [KEY],
  });
  const add = (
    <Button size="desk" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
      {t('categories.add')}
    </Button>
  );
  return (
    <Desk title={t('nav.product-categories')} lead={t('categories.lead')} actions={add}>
      <Loaded query={categories} skeleton={<ListSkeleton />}>
        {(all) => (
          <DragList ids={all.map(({ id }) => id)} onOrder={(ids) => reorder.mutate(ids)}>
            <DataTable
              list="product-categories"
              caption={t('nav.product-categories')}
              page={listOf(all, state, {
                text: ({ name, slug }) => `${name} ${slug}`,
                filters: { visible: ({ isVisible }, value) => String(isVisible) === value },
              })}
              columns={columns}
              views={[{ id: 'all', label: t('products.view.all'), search: '' }]}
              filters={[
                {
                  id: 'visible',
                  label: t('products.column.visible'),
                  options: [
                    { value: 'true', label: t('word.yes') },
                    { value: 'false', label: t('word.no') },
                  ],
                },
              ]}
              searchLabel={t('categories.search')}
              open={(category) => () => setEdited(category)}
              nameOf={({ name }) => name}
              empty={{ title: t('categories.empty.title'), text: t('categories.empty.text'), action: add }}
            />
          </DragList>
        )}
      </Loaded>
      {edited && (
        <CategoryDrawer category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Desk>
  );
}

function useCategoryColumns(count: number): readonly ListColumn<Category>[] {
  const t = useT();
  const move = useChange(
    (api, { id, step }: { id: string; step: 'up' | 'down' }) =>
      step === 'up' ? api(moveCategoryUp, { params: { id } }) : api(moveCategoryDown, { params: { id } }),
    { refresh: [KEY] },
  );
  return [
    {
      id: 'name',
      label: t('field.name'),
      isRowHeader: true,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    { id: 'slug', label: t('field.slug'), cell: ({ slug }) => slug, csv: ({ slug }) => slug },
    {
      id: 'products',
      label: t('categories.products'),
      align: 'end',
      cell: ({ productCount }) => productCount,
      csv: ({ productCount }) => productCount,
    },
    {
      id: 'visible',
      label: t('products.column.visible'),
      cell: ({ isVisible }) => (
        <Badge tone={isVisible ? 'success' : 'neutral'}>{t(isVisible ? 'products.visible' : 'products.hidden')}</Badge>
      ),
      csv: ({ isVisible }) => t(isVisible ? 'word.yes' : 'word.no'),
    },
    {
      id: 'order',
      label: t('categories.order'),
      align: 'end',
      cell: ({ id, name, position }) => (
        <>
          <IconButton
            label={t('categories.up', { name })}
            size="desk"
            variant="ghost"
            disabled={position <= 0 || move.isPending}
            onClick={() => move.mutate({ id, step: 'up' })}
          >
            <ChevronUp size={16} />
          </IconButton>
          <IconButton
            label={t('categories.down', { name })}
            size="desk"
            variant="ghost"
            disabled={position >= count - 1 || move.isPending}
            onClick={() => move.mutate({ id, step: 'down' })}
          >
            <ChevronDown size={16} />
          </IconButton>
        </>
      ),
      csv: ({ position }) => position,
    },
  ];
}

function CategoryDrawer({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const { confirm } = usePlatform();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  const remove = useChange((call) => call(deleteCategory, { params: { id: category?.id ?? '' } }), {
    refresh: [KEY, ['products']],
    done: ({ message }) => message,
    onDone: onClose,
  });
  async function ask() {
    const isSure = await confirm({
      title: t('categories.removeTitle', { name: category?.name }),
      text: t('categories.removeText', { count: category?.productCount ?? 0 }),
      confirm: t('action.delete'),
      cancel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) remove.mutate();
  }
  const texts = category?.translations;
  return (
    <EditDrawer
      title={category?.name ?? t('categories.add')}
      onClose={onClose}
      onReload={() => void refresh().then(onClose)}
      saved={{
        name: texts?.name.fr ?? category?.name ?? '',
        name_en: texts?.name.en ?? '',
        description: texts?.description?.fr ?? category?.description ?? '',
        description_en: texts?.description?.en ?? '',
        slug: category?.slug ?? '',
        isVisible: category?.isVisible ?? true,
      }}
      specs={[
        { name: 'name', label: t('field.nameFr'), isRequired: true, maxLength: 120 },
        { name: 'name_en', label: t('field.nameEn'), lang: 'en', maxLength: 120 },
        { name: 'description', label: t('field.descriptionFr'), kind: 'area', maxLength: 2000 },
        { name: 'description_en', label: t('field.descriptionEn'), kind: 'area', lang: 'en', maxLength: 2000 },
        { name: 'slug', label: t('field.slug'), kind: 'code', help: t('product.help.slug'), maxLength: 120 },
        { name: 'isVisible', label: t('product.field.isVisible'), kind: 'switch' },
      ]}
      onSave={async (draft) => {
        const both = (name: 'name' | 'description') => {
          const english = draft.text(`${name}_en`);
          return { fr: draft.text(name), ...(english ? { en: english } : {}) };
        };
        const body = {
          name: both('name'),
          description: draft.text('description') === '' ? null : both('description'),
          isVisible: draft.flag('isVisible'),
          ...(draft.text('slug') === '' ? {} : { slug: draft.text('slug') }),
        };
        if (category)
          await api(updateCategory, { params: { id: category.id }, body: { ...body, version: category.version } });
        else await api(createCategory, { body });
        await refresh();
      }}
    >
      {category && (
        <Button variant="text" size="desk" loading={remove.isPending} onClick={() => void ask()}>
          {t('categories.remove')}
        </Button>
      )}
    </EditDrawer>
  );
}
