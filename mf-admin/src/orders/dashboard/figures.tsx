import type { DashboardStats } from '@aimante/api-contract/operations';
import { Link } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { partOf } from './chart-days.ts';
import styles from './figures.module.css';

interface Figure {
  readonly id: 'revenue' | 'orders' | 'average' | 'market' | 'awaiting';
  readonly value: string;
  readonly to: string;
  readonly change?: number | undefined;
  readonly note: string;
}

export function Figures({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { revenue } = stats;
  const { previous } = revenue;
  const against = (value: string) => t('dashboard.against', { value });
  const paid = `/admin/orders?paymentStatus=paid&paidFrom=${stats.firstDay}`;
  const figures: Figure[] = [
    {
      id: 'revenue',
      value: format.euros(revenue.cents),
      to: paid,
      change: partOf(revenue.cents, previous.cents),
      note: against(format.euros(previous.cents)),
    },
    {
      id: 'orders',
      value: format.count(revenue.orders),
      to: paid,
      change: partOf(revenue.orders, previous.orders),
      note: against(format.count(previous.orders)),
    },
    {
      id: 'average',
      value: format.euros(revenue.averageCents),
      to: paid,
      change: partOf(revenue.averageCents, previous.averageCents),
      note: against(format.euros(previous.averageCents)),
    },
    {
      id: 'market',
      value: format.euros(revenue.marketCents ?? 0),
      to: '/admin/market',
      change: partOf(revenue.marketCents ?? 0, previous.marketCents ?? 0),
      note: against(format.euros(previous.marketCents ?? 0)),
    },
    {
      id: 'awaiting',
      value: format.count(stats.awaitingPayment),
      to: '/admin/orders?status=en_attente',
      note: format.euros(stats.awaitingCents),
    },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ id, value, to, change, note }) => (
        <li key={id}>
          <Link to={to} className={styles.figure}>
            <span className={styles.name}>{t(`dashboard.figure.${id}`)}</span>
            <strong className={styles.value}>{value}</strong>
            <span className={styles.change}>
              {change !== undefined && (
                <b data-down={change < 0 || undefined} className={styles.part}>
                  {format.change(change)}
                </b>
              )}{' '}
              {note}
            </span>
            <small className={styles.definition}>{t(`dashboard.definition.${id}`)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
