import type { DeskOrder } from '@aimante/api-contract/order-desk';
import { useLocale } from '@aimante/remote';
import { orderStages, orderStatuses, orderWords, paymentStatuses } from '@aimante/shop/order-states';
import { useTranslation } from 'react-i18next';
import { choice } from '../../list/filters.ts';
import { RowName } from '../../list/row-name.tsx';
import type { ListColumn, ListFilter, ListView } from '../../list/source/list-types.ts';
import { AgeText } from '../../numbers/age-text.tsx';
import { useFormat } from '../../numbers/format.ts';
import { PhotoStack } from '../../thumb/photo-stack.tsx';
import { MoneyBadge, StageBadge } from '../order-states.tsx';
import styles from './order-columns.module.css';
import { useMoneyColumns } from './use-money-columns.ts';

export function useOrderColumns(): readonly ListColumn<DeskOrder>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  const moneyColumns = useMoneyColumns();
  return [
    {
      id: 'number',
      label: t('orders.column.number'),
      isRowHeader: true,
      sort: { ascending: 'createdAt', descending: '-createdAt' },
      cell: ({ number, createdAt }) => <RowName detail={format.shortTime(createdAt)}>{number}</RowName>,
      csv: ({ number }) => number,
    },
    {
      id: 'customer',
      label: t('orders.column.customer'),
      onPhone: 'line',
      cell: ({ customer }) => customer.name || <Address email={customer.email} />,
      csv: ({ customer }) => customer.name || customer.email,
    },
    { id: 'email', label: t('users.email'), isHiddenAtFirst: true, csv: ({ customer }) => customer.email },
    {
      id: 'items',
      label: t('orders.column.items'),
      onPhone: 'last',
      isOffTablet: true,
      cell: ({ itemCount, thumbnails }) => <PhotoStack urls={thumbnails} count={itemCount} />,
      csv: ({ itemCount }) => itemCount,
    },
    {
      id: 'sizes',
      label: t('orders.column.sizes'),
      onPhone: 'hidden',
      cell: ({ sizes }) => <span className={styles.sizes}>{sizes.join(', ') || '–'}</span>,
      csv: ({ sizes }) => sizes.join(', '),
    },
    {
      id: 'stage',
      label: t('orders.column.stage'),
      onPhone: 'badge',
      cell: (order) => (
        <span className={styles.stage}>
          <StageBadge order={order} />
          {isMissingPhotos(order) ? (
            <small>{t('orders.photosMissing', { count: order.missingPhotos })}</small>
          ) : (
            order.photosWaiting > 0 &&
            order.status === 'en_cours' && <small>{t('orders.photosWaiting', { count: order.photosWaiting })}</small>
          )}
        </span>
      ),
      csv: (order) => orderWords(order, locale).step,
    },
    {
      id: 'payment',
      label: t('orders.column.payment'),
      onPhone: 'badge',
      cell: (order) => <MoneyBadge order={order} />,
      csv: (order) => orderWords(order, locale).money,
    },
    {
      id: 'total',
      label: t('orders.column.total'),
      onPhone: 'corner',
      align: 'end',
      sort: { ascending: 'total', descending: '-total' },
      cell: ({ totalCents }) => <strong>{format.euros(totalCents)}</strong>,
      csv: ({ totalCents }) => ({ cents: totalCents }),
    },
    ...moneyColumns,
    {
      id: 'age',
      label: t('orders.column.age'),
      onPhone: 'badge',
      align: 'end',
      cell: ({ createdAt, isLate }) => <AgeText since={createdAt} isLate={isLate} />,
      csvLabel: t('orders.column.createdAt'),
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
  ];
}

const isMissingPhotos = ({ status, missingPhotos = 0 }: DeskOrder): boolean =>
  missingPhotos > 0 && (status === 'en_attente' || status === 'en_cours');

/** Wraps after its `@` if there is no room. */
function Address({ email }: { email: string }) {
  const [name, ...rest] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  );
}

export function useOrderViews(counts: Readonly<Record<string, number>>): readonly ListView[] {
  const { t } = useTranslation();
  return [
    {
      id: 'check',
      label: t('orders.view.check'),
      search: 'stage=a_verifier&status=en_cours',
      count: counts.a_verifier,
    },
    { id: 'print', label: t('orders.view.print'), search: 'stage=pret&status=en_cours', count: counts.pret },
    { id: 'ship', label: t('orders.view.ship'), search: 'stage=emballe&status=en_cours', count: counts.emballe },
    { id: 'unpaid', label: t('orders.view.unpaid'), search: 'status=en_attente', count: counts.awaiting },
    { id: 'photos', label: t('orders.view.photos'), search: 'photos=missing' },
    { id: 'late', label: t('orders.view.late'), search: 'late=true', count: counts.late },
    { id: 'refunds', label: t('orders.view.refunds'), search: 'refund=open', count: counts.refunds },
    { id: 'all', label: t('orders.view.all'), search: '' },
  ];
}

export function useOrderFilters(): readonly ListFilter[] {
  const { t } = useTranslation();
  return [
    choice({
      id: 'stage',
      label: t('orders.column.stage'),
      words: orderStages,
      textOf: (word) => t(`orders.stage.${word}`),
    }),
    choice({
      id: 'status',
      label: t('orders.statusLabel'),
      words: orderStatuses,
      textOf: (word) => t(`orders.status.${word}`),
    }),
    choice({
      id: 'paymentStatus',
      label: t('orders.column.payment'),
      words: paymentStatuses,
      textOf: (word) => t(`orders.payment.${word}`),
    }),
    choice({ id: 'late', label: t('orders.view.late'), words: ['true'], textOf: () => t('word.yes') }),
    choice({ id: 'photos', label: t('orders.view.photos'), words: ['missing'], textOf: () => t('word.yes') }),
    choice({ id: 'refund', label: t('orders.filter.refund'), words: ['open'], textOf: () => t('word.yes') }),
    { id: 'from', label: t('orders.filter.from'), kind: 'day' },
    { id: 'to', label: t('orders.filter.to'), kind: 'day' },
    { id: 'paidFrom', label: t('orders.filter.paidFrom'), kind: 'day' },
    { id: 'paidTo', label: t('orders.filter.paidTo'), kind: 'day' },
  ];
}
