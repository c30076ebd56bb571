import type { SaleRow } from '@aimante/api-contract/operations';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';

/** Columns of the sales export: one row per invoice, credit note or market sale, at its own date. */
export function useSaleColumns(): readonly ListColumn<SaleRow>[] {
  const { t } = useTranslation();
  const column = (
    id: 'at' | 'kind' | 'label' | 'order' | 'gross' | 'vat' | 'net',
    csv: ListColumn<SaleRow>['csv'],
  ): ListColumn<SaleRow> => ({ id, label: t(`dashboard.sales.column.${id}`), cell: () => null, csv });
  return [
    column('at', ({ at }) => ({ at })),
    column('kind', ({ channel, kind }) => t(`dashboard.sales.kind.${channel}.${kind}`)),
    column('label', ({ label }) => label),
    column('order', ({ orderNumber }) => orderNumber ?? ''),
    column('gross', ({ cents }) => ({ cents })),
    column('vat', ({ vatCents }) => (vatCents === null ? '' : { cents: vatCents })),
    column('net', ({ cents, vatCents }) => (vatCents === null ? '' : { cents: cents - vatCents })),
  ];
}
