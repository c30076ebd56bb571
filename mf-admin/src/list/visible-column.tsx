import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { ListColumn, ListView } from './source/list-types.ts';

/** Whether the shop shows the row. */
export function useVisibleColumn<Row>(isVisible: (row: Row) => boolean): ListColumn<Row> {
  const { t } = useTranslation();
  return {
    id: 'visible',
    label: t('products.column.visible'),
    onPhone: 'badge',
    cell: (row) => (
      <Badge tone={isVisible(row) ? 'success' : 'neutral'}>
        {t(isVisible(row) ? 'products.visible' : 'products.hidden')}
      </Badge>
    ),
    csv: (row) => t(isVisible(row) ? 'word.yes' : 'word.no'),
  };
}

/** Views of all rows, of those that the shop shows, and of the others. */
export function useVisibleViews(count?: number): readonly ListView[] {
  const { t } = useTranslation();
  return [
    { id: 'all', label: t('products.view.all'), search: '', ...(count !== undefined && { count }) },
    { id: 'visible', label: t('products.view.visible'), search: 'visible=true' },
    { id: 'hidden', label: t('products.view.hidden'), search: 'visible=false' },
  ];
}
