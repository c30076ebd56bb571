import type { DeskOrder } from '@aimante/api-contract/order-desk';
import { describeOrder } from '@aimante/shop/order-states';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useFormat } from '../../numbers/format.ts';

type MoneyColumn = ListColumn<DeskOrder>;

/** Accounting columns of an order: always in the file, optional on the screen. */
export function useMoneyColumns(): readonly MoneyColumn[] {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = (id: 'refunded' | 'net' | 'vat' | 'netOfVat', centsOf: (order: DeskOrder) => number): MoneyColumn => ({
    id,
    label: t(`orders.column.${id}`),
    isHiddenAtFirst: true,
    align: 'end',
    cell: (order) => format.euros(centsOf(order)),
    csv: (order) => ({ cents: centsOf(order) }),
  });
  const text = (id: 'invoice' | 'creditNotes', textOf: (order: DeskOrder) => string): MoneyColumn => ({
    id,
    label: t(`orders.column.${id}`),
    isHiddenAtFirst: true,
    csv: textOf,
  });
  return [
    amount('refunded', ({ refundedCents }) => refundedCents),
    amount('net', (order) => describeOrder(order).netCents),
    amount('vat', ({ vatCents = 0 }) => vatCents),
    amount('netOfVat', (order) => describeOrder(order).netCents - (order.vatCents ?? 0)),
    text('invoice', ({ invoiceLabel }) => invoiceLabel ?? ''),
    text('creditNotes', ({ creditNoteLabels = [] }) => creditNoteLabels.join(', ')),
    {
      id: 'paidAt',
      label: t('orders.column.paidAt'),
      isHiddenAtFirst: true,
      cell: ({ paidAt }) => (paidAt ? format.time(paidAt) : '–'),
      csv: ({ paidAt }) => ({ at: paidAt }),
    },
  ];
}
