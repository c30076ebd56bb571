import type { DashboardStats } from '@aimante/api-contract/operations';
import { Link } from '@aimante/remote';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { openOrders, ordersIn } from '../../desk/open-orders.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useTasks } from '../../desk/use-tasks.tsx';
import { useFormat } from '../../numbers/format.ts';
import { stageIcon } from '../order-states.tsx';
import styles from './widgets.module.css';

const queue = ['a_verifier', 'pret', 'imprime', 'assemble', 'emballe', 'bloque'] as const;

interface WidgetProps {
  readonly stats: DashboardStats;
}

export function ProductionQueue({ stats }: WidgetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('dashboard.queue')} actions={t('dashboard.open', { count: openOrders(stats) })} isFlush>
      <ul className={styles.queue}>
        {queue.map((stage) => (
          <li key={stage}>
            <Link to={`/admin/orders?status=en_cours&stage=${stage}`} className={styles.stage} data-stage={stage}>
              <span className={styles.step}>
                {stageIcon(stage)}
                {t(`orders.stage.${stage}`)}
              </span>
              <strong>{format.count(ordersIn(stats, stage))}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function ToDo({ stats }: WidgetProps) {
  const { t } = useTranslation();
  // Photos to check are already listed above.
  const tasks = useTasks()(stats).filter(({ id }) => id !== 'check');
  return (
    <Panel title={t('dashboard.toDo')} isFlush>
      {tasks.length === 0 && <p className={styles.none}>{t('dashboard.nothingToDo')}</p>}
      <ul className={styles.tasks}>
        {tasks.map(({ id, text, to, icon }) => (
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
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('dashboard.top')} actions={<Link to="/admin/products">{t('dashboard.allProducts')}</Link>} isFlush>
      <p className={styles.definition}>{t('dashboard.definition.top')}</p>
      {stats.topProducts.length === 0 ? (
        <p className={styles.none}>{t('dashboard.noSales')}</p>
      ) : (
        <Table caption={t('dashboard.top')} size="desk" className={styles.bare}>
          <TableHead>
            <TableHeadCell>{t('products.column.name')}</TableHeadCell>
            <TableHeadCell align="end">{t('dashboard.magnets')}</TableHeadCell>
            <TableHeadCell align="end">{t('dashboard.sold')}</TableHeadCell>
          </TableHead>
          <TableBody>
            {stats.topProducts.map(({ id, name, quantity, cents }) => (
              <TableRow key={id ?? name}>
                <TableCell isRowHeader>{id ? <Link to={`/admin/products/${id}`}>{name}</Link> : name}</TableCell>
                <TableCell label={t('dashboard.magnets')} align="end">
                  {format.count(quantity)}
                </TableCell>
                <TableCell label={t('dashboard.sold')} align="end">
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
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('links.coupons')} actions={<Link to="/admin/coupons">{t('products.view.all')}</Link>} isFlush>
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
