import { type DashboardStats, listOutbox } from '@aimante/api-contract/operations';
import { Link, useT } from '@aimante/remote';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClockAlert from 'lucide-react/icons/clock-alert';
import MailWarning from 'lucide-react/icons/mail-warning';
import MessageSquare from 'lucide-react/icons/message-square';
import PackageX from 'lucide-react/icons/package-x';
import type { ReactNode } from 'react';
import { ARRIVALS_MS, useLoad } from '../admin-api/admin-api.ts';
import { useFormat } from '../numbers/format.ts';
import { stageIcon } from '../order-states/order-states.tsx';
import { Panel } from '../panel/panel.tsx';
import styles from './widgets.module.css';

const queue = ['a_verifier', 'pret', 'imprime', 'assemble', 'emballe', 'bloque'] as const;

interface WidgetProps {
  readonly stats: DashboardStats;
}

export function ProductionQueue({ stats }: WidgetProps) {
  const t = useT();
  const format = useFormat();
  const count = (stage: string) => stats.byStage.find((each) => each.stage === stage)?.orders ?? 0;
  const open = stats.byStage.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Panel title={t('dashboard.queue')} actions={t('dashboard.open', { count: open })} isFlush>
      <ul className={styles.queue}>
        {queue.map((stage) => (
          <li key={stage}>
            <Link to={`/admin/orders?status=en_cours&stage=${stage}`} className={styles.stage} data-stage={stage}>
              <span className={styles.step}>
                {stageIcon(stage)}
                {t(`orders.stage.${stage}`)}
              </span>
              <strong>{format.count(count(stage))}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function ToDo({ stats }: WidgetProps) {
  const t = useT();
  const lost = useLoad((api) => ({
    queryKey: ['outbox', 'dead'],
    queryFn: ({ signal }) => api(listOutbox, { query: { status: 'dead', limit: 1 } }, { signal }),
    refetchInterval: ARRIVALS_MS,
  }));
  const lostMails = lost.data?.total ?? 0;
  const tasks: readonly { id: string; text: string; to: string; icon: ReactNode; count: number }[] = [
    {
      id: 'late',
      text: t('dashboard.task.late', { count: stats.late }),
      to: '/admin/orders?late=true',
      icon: <ClockAlert size={18} />,
      count: stats.late,
    },
    {
      id: 'messages',
      text: t('dashboard.task.messages', { count: stats.unreadMessages }),
      to: '/admin/contact?status=new',
      icon: <MessageSquare size={18} />,
      count: stats.unreadMessages,
    },
    {
      id: 'out',
      text: t('dashboard.task.out', { count: stats.outOfStock }),
      to: '/admin/products?stockBelow=1',
      icon: <PackageX size={18} />,
      count: stats.outOfStock,
    },
    {
      id: 'low',
      text: t('dashboard.task.low', { count: stats.lowStock }),
      to: '/admin/products?stockBelow=10',
      icon: <PackageX size={18} />,
      count: stats.lowStock,
    },
    {
      id: 'mails',
      text: t('dashboard.task.mails', { count: lostMails }),
      to: '/admin/mails?status=dead',
      icon: <MailWarning size={18} />,
      count: lostMails,
    },
  ];
  const waiting = tasks.filter(({ count }) => count > 0);
  return (
    <Panel title={t('dashboard.toDo')} isFlush>
      {waiting.length === 0 && <p className={styles.none}>{t('dashboard.nothingToDo')}</p>}
      <ul className={styles.tasks}>
        {waiting.map(({ id, text, to, icon }) => (
          <li key={id}>
            <Link to={to} className={styles.task} data-task={id}>
              <span className={styles.sign}>{icon}</span>
              <strong>{text}</strong>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function TopProducts({ stats }: WidgetProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Panel title={t('dashboard.top')} actions={<Link to="/admin/products">{t('dashboard.allProducts')}</Link>} isFlush>
      {stats.topProducts.length === 0 ? (
        <p className={styles.none}>{t('dashboard.noSales')}</p>
      ) : (
        <Table caption={t('dashboard.top')} size="desk" className={styles.bare}>
          <TableHead>
            <TableHeadCell>{t('products.column.name')}</TableHeadCell>
            <TableHeadCell align="end">{t('dashboard.magnets')}</TableHeadCell>
            <TableHeadCell align="end">{t('dashboard.figure.revenue')}</TableHeadCell>
          </TableHead>
          <TableBody>
            {stats.topProducts.map(({ id, name, quantity, cents }) => (
              <TableRow key={id ?? name}>
                <TableCell isRowHeader>{id ? <Link to={`/admin/products/${id}`}>{name}</Link> : name}</TableCell>
                <TableCell label={t('dashboard.magnets')} align="end">
                  {format.count(quantity)}
                </TableCell>
                <TableCell label={t('dashboard.figure.revenue')} align="end">
                  {format.euros(cents)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}

export function CouponList({ stats }: WidgetProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Panel title={t('nav.coupons')} actions={<Link to="/admin/coupons">{t('products.view.all')}</Link>} isFlush>
      {stats.coupons.length === 0 && <p className={styles.none}>{t('dashboard.noCoupons')}</p>}
      <ul className={styles.tasks}>
        {stats.coupons.map(({ code, uses, discountCents }) => (
          <li key={code}>
            <Link to={`/admin/coupons?q=${code}`} className={styles.task}>
              <strong>
                {code}
                <small>{t('dashboard.uses', { count: uses })}</small>
              </strong>
              {format.euros(-discountCents)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
