import {
  type Category,
  listAllCategories,
  moveCategoryDown,
  moveCategoryUp,
  reorderCategories,
} from '@aimante/api-contract/catalogue';
import { useChange } from '@aimante/remote/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryDrawer } from '../../catalogue/category-drawer.tsx';
import { AddButton } from '../../list/add-button.tsx';
import { type Step, StepButtons } from '../../list/drag/step-buttons.tsx';
import { useYesNo } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useVisibleColumn, useVisibleViews } from '../../list/visible-column.tsx';

const KEY = 'categories';

export function ProductCategoriesPage() {
  const { t } = useTranslation();
  const yesNo = useYesNo();
  const [edited, setEdited] = useState<Category | 'new'>();
  const source = useWholeList({
    key: KEY,
    load: (call, signal) => call(listAllCategories, {}, { signal }),
    text: ({ name, slug }) => `${name} ${slug}`,
    filters: { visible: ({ isVisible }, value) => String(isVisible) === value },
  });
  const reorder = useChange((api, ids: readonly string[]) => api(reorderCategories, { body: { ids: [...ids] } }), {
    refresh: [[KEY]],
  });
  const add = <AddButton label={t('categories.add')} onAdd={() => setEdited('new')} />;
  return (
    <ListFrame
      list="product-categories"
      title={t('links.product-categories')}
      lead={t('categories.lead')}
      add={add}
      source={source}
      order={{ ids: source.all.map(({ id }) => id), onOrder: (ids) => reorder.isPending || reorder.mutate(ids) }}
      columns={useCategoryColumns(source.all.length)}
      views={useVisibleViews(source.all.length)}
      filters={[yesNo('visible', t('products.column.visible'))]}
      searchLabel={t('categories.search')}
      open={(category) => () => setEdited(category)}
      nameOf={({ name }) => name}
      empty={{ title: t('categories.empty.title'), text: t('categories.empty.text'), action: add }}
    >
      {edited && (
        <CategoryDrawer category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </ListFrame>
  );
}

function useCategoryColumns(count: number): readonly ListColumn<Category>[] {
  const { t } = useTranslation();
  const visible = useVisibleColumn<Category>(({ isVisible }) => isVisible);
  const move = useChange(
    (api, { id, step }: { id: string; step: Step }) =>
      step === 'up' ? api(moveCategoryUp, { params: { id } }) : api(moveCategoryDown, { params: { id } }),
    { refresh: [[KEY]] },
  );
  return [
    {
      id: 'name',
      label: t('field.name'),
      isRowHeader: true,
      csv: ({ name }) => name,
    },
    { id: 'slug', label: t('field.slug'), onPhone: 'hidden', csv: ({ slug }) => slug },
    {
      id: 'products',
      label: t('categories.products'),
      align: 'end',
      csv: ({ productCount }) => productCount,
    },
    visible,
    {
      id: 'order',
      label: t('categories.order'),
      onPhone: 'last',
      align: 'end',
      cell: ({ id, name, position }) => (
        <StepButtons
          name={name}
          isFirst={position <= 0}
          isLast={position >= count - 1}
          // Not disabled while pending: a disabled button would lose the focus.
          onStep={(step) => move.isPending || move.mutate({ id, step })}
        />
      ),
      csv: ({ position }) => position,
    },
  ];
}
