import {
  deleteProduct,
  listAllCategories,
  listAllProducts,
  type ProductCard,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { Link, usePlatform, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useApi, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import type { BulkAction } from '../data-table/list-types.ts';
import { runEach } from '../data-table/run-each.ts';
import { useExport } from '../data-table/use-export.ts';
import { type ListState, useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { useProductColumns, useProductFilters, useProductViews } from './product-columns.tsx';

const sorts = ['position', 'price', '-price', 'name', '-createdAt', 'stock'] as const;
const flag = (value: string | undefined) => (value === 'true' || value === 'false' ? value : undefined);

const queryOf = (state: ListState, cursor: string | undefined, limit = 50) => ({
  search: state.search || undefined,
  category: state.get('category'),
  visible: flag(state.get('visible')),
  featured: flag(state.get('featured')),
  market: flag(state.get('market')),
  stockBelow: state.get('stockBelow'),
  sort: sorts.find((sort) => sort === state.sort),
  cursor,
  limit,
});

export function ProductsPage() {
  const t = useT();
  const api = useApi();
  const state = useListState();
  const columns = useProductColumns();
  const views = useProductViews();
  const categories = useLoad((call) => ({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(listAllCategories, {}, { signal }),
  }));
  const filters = useProductFilters(categories.data ?? []);
  const query = queryOf(state, state.after);
  const products = useLoad((call) => ({
    queryKey: ['products', query],
    queryFn: ({ signal }) => call(listAllProducts, { query }, { signal }),
    placeholderData: keepPreviousData,
  }));
  const file = useExport({
    name: t('nav.products'),
    columns,
    load: (after) => api(listAllProducts, { query: queryOf(state, after, 200) }),
  });
  const actions = useProductActions();
  const add = (
    <Button size="desk" icon={<Plus size={16} />} render={<Link to="/admin/products/new" />}>
      {t('products.add')}
    </Button>
  );
  return (
    <Desk
      title={t('nav.products')}
      actions={
        <>
          <Button
            variant="secondary"
            size="desk"
            icon={<Download size={16} />}
            loading={file.isExporting}
            onClick={file.run}
          >
            {t('list.export')}
          </Button>
          {add}
        </>
      }
    >
      <Loaded query={products} skeleton={<ListSkeleton />}>
        {(page) => (
          <DataTable
            list="products"
            caption={t('nav.products')}
            page={page}
            columns={columns}
            views={views}
            filters={filters}
            searchLabel={t('products.search')}
            actions={actions}
            open={({ id }) => `/admin/products/${id}`}
            nameOf={({ name }) => name}
            empty={{ title: t('products.empty.title'), text: t('products.empty.text'), action: add }}
          />
        )}
      </Loaded>
    </Desk>
  );
}

function useProductActions(): readonly BulkAction<ProductCard>[] {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const { confirm } = usePlatform();
  const errorText = useErrorText();
  const say = { nameOf: ({ name }: ProductCard) => name, errorText };
  const each = async (rows: readonly ProductCard[], work: (row: ProductCard) => Promise<unknown>) => {
    const report = await runEach(rows, work, say);
    await cache.invalidateQueries({ queryKey: ['products'] });
    return report;
  };
  const setVisible = (isVisible: boolean) => (rows: readonly ProductCard[]) =>
    each(rows, ({ id, version }) => api(updateProduct, { params: { id }, body: { version, isVisible } }));
  return [
    { id: 'show', label: t('products.show'), icon: <Eye size={16} />, run: setVisible(true) },
    { id: 'hide', label: t('products.hide'), icon: <EyeOff size={16} />, run: setVisible(false) },
    {
      id: 'delete',
      label: t('products.archive'),
      icon: <Trash size={16} />,
      tone: 'danger',
      run: async (rows) => {
        const isSure = await confirm({
          title: t('products.archiveMany', { count: rows.length }),
          text: t('products.archiveText'),
          confirm: t('products.archive'),
          cancel: t('action.cancel'),
          isDangerous: true,
        });
        return isSure ? each(rows, ({ id }) => api(deleteProduct, { params: { id } })) : undefined;
      },
    },
  ];
}
