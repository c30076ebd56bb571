import type { ListedProduct } from '@aimante/api-contract/catalogue';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useYesNo } from '../../list/filters.ts';
import type { ListColumn, ListFilter, ListView } from '../../list/source/list-types.ts';
import { useVisibleColumn, useVisibleViews } from '../../list/visible-column.tsx';
import { useFormat } from '../../numbers/format.ts';
import { ThumbName } from '../../thumb/thumb-name.tsx';

const LOW_STOCK = 10;

/** Sold-out units of a product: itself or its variants, and its bundles. */
function SoldUnits({ units, empty, lowest }: ListedProduct['sold']) {
  const { t } = useTranslation();
  if (empty === 0 || units === 1) return <StockBadge stock={lowest} />;
  return <Badge tone="danger">{t('products.stock.some', { empty, units })}</Badge>;
}

export function StockBadge({ stock }: { stock: number }) {
  const { t } = useTranslation();
  if (stock <= 0) return <Badge tone="danger">{t('products.stock.none')}</Badge>;
  if (stock < LOW_STOCK) return <Badge tone="warning">{stock}</Badge>;
  return stock;
}

export function useProductColumns(isDeleted: boolean): readonly ListColumn<ListedProduct>[] {
  const visible = useVisibleColumn<ListedProduct>(({ isVisible }) => isVisible);
  const { t } = useTranslation();
  const format = useFormat();
  const yesNo = (is: boolean) => t(is ? 'word.yes' : 'word.no');
  return [
    {
      id: 'name',
      label: t('products.column.name'),
      isRowHeader: true,
      sort: { ascending: 'name' },
      cell: ({ imageUrl, name }) => <ThumbName url={imageUrl} name={name} />,
      csv: ({ name }) => name,
    },
    {
      id: 'price',
      label: t('products.column.price'),
      onPhone: 'corner',
      align: 'end',
      sort: { ascending: 'price', descending: '-price' },
      cell: ({ priceCents }) => format.euros(priceCents),
      csv: ({ priceCents }) => ({ cents: priceCents }),
    },
    {
      id: 'stock',
      label: t('products.column.stock'),
      align: 'end',
      sort: { ascending: 'stock' },
      cell: ({ sold }) => <SoldUnits {...sold} />,
      csv: ({ sold }) => sold.lowest,
    },
    {
      id: 'category',
      label: t('products.column.category'),
      onPhone: 'line',
      cell: ({ category }) => category?.name ?? t('products.noCategory'),
      csv: ({ category }) => category?.name ?? '',
    },
    ...(isDeleted
      ? [
          {
            id: 'deleted',
            label: t('products.deletedOn'),
            onPhone: 'line' as const,
            cell: ({ deletedAt }: ListedProduct) => (deletedAt ? format.day(deletedAt) : '–'),
            csv: ({ deletedAt }: ListedProduct) => ({ at: deletedAt }),
          },
        ]
      : []),
    visible,
    {
      id: 'featured',
      label: t('products.column.featured'),
      onPhone: 'hidden',
      csv: ({ featured }) => yesNo(featured),
    },
    {
      id: 'market',
      label: t('products.column.market'),
      onPhone: 'hidden',
      csv: ({ isAvailableForMarket }) => yesNo(isAvailableForMarket),
    },
    {
      id: 'size',
      label: t('products.column.size'),
      isHiddenAtFirst: true,
      cell: ({ magnetWidth, magnetHeight }) => (magnetWidth ? `${magnetWidth} × ${magnetHeight} mm` : '–'),
      csv: ({ magnetWidth, magnetHeight }) => (magnetWidth ? `${magnetWidth} x ${magnetHeight}` : ''),
    },
  ];
}

export function useProductViews(): readonly ListView[] {
  const { t } = useTranslation();
  return [
    ...useVisibleViews(),
    { id: 'out', label: t('products.view.out'), search: 'stockBelow=1&visible=true' },
    { id: 'low', label: t('products.view.low'), search: 'stockBelow=10&sort=stock' },
    { id: 'deleted', label: t('products.view.deleted'), search: 'deleted=true' },
  ];
}

export function useProductFilters(categories: readonly { id: string; name: string }[]): readonly ListFilter[] {
  const { t } = useTranslation();
  const yesNo = useYesNo();
  return [
    {
      id: 'category',
      label: t('products.column.category'),
      kind: 'choice',
      options: [
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'none', label: t('products.noCategory') },
      ],
    },
    yesNo('visible', t('products.column.visible')),
    yesNo('featured', t('products.column.featured')),
    yesNo('market', t('products.column.market')),
    yesNo('deleted', t('products.view.deleted')),
    { id: 'stockBelow', label: t('products.stock.below'), kind: 'number' },
  ];
}
