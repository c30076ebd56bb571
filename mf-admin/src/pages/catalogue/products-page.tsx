import {
  deleteProduct,
  type ListedProduct,
  listAllCategories,
  listAllProducts,
  restoreProduct,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { Link } from '@aimante/remote';
import { useAnswer, useApi } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductColumns, useProductFilters, useProductViews } from '../../catalogue/product/product-columns.tsx';
import { RestoreDrawer } from '../../catalogue/product/restore-drawer.tsx';
import { flags, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { removal } from '../../list/removal.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import type { BulkAction } from '../../list/source/list-types.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { isCount } from '../../list/toolbar/filter-text.ts';
import { useBulk } from '../../list/use-bulk.ts';
import { useVisibility } from '../../list/use-visibility.tsx';

const sorts = ['position', 'price', '-price', 'name', '-createdAt', 'stock'] as const;
const nameOf = ({ name }: ListedProduct) => name;

export function ProductsPage() {
  const { t } = useTranslation();
  const state = useListState();
  const isDeleted = state.get('deleted') === 'true';
  const [restored, setRestored] = useState<ListedProduct>();
  const categories = useAnswer(listAllCategories, { queryKey: ['categories'] });
  const source = usePagedList({
    key: 'products',
    filter: {
      search: state.search || undefined,
      category: state.get('category'),
      visible: oneOf(flags, state.get('visible')),
      featured: oneOf(flags, state.get('featured')),
      market: oneOf(flags, state.get('market')),
      stockBelow: [state.get('stockBelow')].find(isCount),
      deleted: isDeleted ? 'true' : undefined,
      sort: oneOf(sorts, state.sort),
    },
    load: (call, query, options) => call(listAllProducts, { query }, options),
  });
  const add = (
    <Button size="desk" icon={<Plus size={16} />} render={<Link to="/admin/products/new" />}>
      {t('products.add')}
    </Button>
  );
  return (
    <ListFrame
      list="products"
      title={t('links.products')}
      source={source}
      add={add}
      columns={useProductColumns(isDeleted)}
      views={useProductViews()}
      filters={useProductFilters(categories.data ?? [])}
      searchLabel={t('products.search')}
      actions={useProductActions(isDeleted)}
      open={(product) => (product.deletedAt ? () => setRestored(product) : `/admin/products/${product.id}`)}
      nameOf={nameOf}
      empty={{ title: t('products.empty.title'), text: t('products.empty.text'), action: add }}
    >
      {restored && <RestoreDrawer product={restored} onClose={() => setRestored(undefined)} />}
    </ListFrame>
  );
}

function useProductActions(isDeleted: boolean): readonly BulkAction<ListedProduct>[] {
  const { t } = useTranslation();
  const api = useApi();
  const bulk = useBulk('products', nameOf);
  const visibility = useVisibility(bulk.each, {
    isOn: (row) => row.isVisible,
    set: ({ id, version }, isVisible) => api(updateProduct, { params: { id }, body: { version, isVisible } }),
  });
  if (isDeleted)
    return [
      {
        id: 'restore',
        label: t('products.restore.action'),
        icon: <ArchiveRestore size={16} />,
        run: (rows) =>
          bulk.each(rows, {
            work: ({ id }) => api(restoreProduct, { params: { id }, body: {} }),
            text: (count) => t('products.restore.many', { count }),
          }),
      },
    ];
  return [
    ...visibility,
    removal(bulk, {
      label: t('products.archive'),
      title: (count) => t('products.archiveMany', { count }),
      text: t('products.archiveText'),
      remove: ({ id }) => api(deleteProduct, { params: { id } }),
      done: (count) => t('products.archived', { count }),
    }),
  ];
}
