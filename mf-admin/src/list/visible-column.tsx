import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from './source/list-types.ts';

/** Whether the shop shows the row. */
export function useVisibleColumn<Row extends { readonly is_visible: boolean }>(): ListColumn<Row> {
  const { t } = useTranslation();
  return {
    id: 'visible',
    label: t('products.column.visible'),
    onPhone: 'badge',
    cell: ({ is_visible }) => (
      <Badge tone={is_visible ? 'success' : 'neutral'}>{t(is_visible ? 'products.visible' : 'products.hidden')}</Badge>
    ),
    csv: ({ is_visible }) => t(is_visible ? 'word.yes' : 'word.no'),
  };
}
