import { listCohorts } from '@aimante/api-contract/operations';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './figures.module.css';

/** Customers by the month of their first order. */
export function CohortTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useLocale();
  const cohorts = useAnswer(listCohorts, { queryKey: ['cohorts'] });
  return (
    <Panel title={t('figures.cohorts.title')} isFlush>
      <p className={styles.note}>{t('figures.cohorts.note')}</p>
      <Loaded
        query={cohorts}
        skeleton={<Skeleton shape="block" height="12rem" />}
        failure={t('figures.cohorts.failure')}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>{t('figures.cohorts.none')}</p>
          ) : (
            <Table caption={t('figures.cohorts.title')} size="desk" className={styles.bare}>
              <TableHead>
                <TableHeadCell>{t('figures.cohorts.month')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.cohorts.customers')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.cohorts.returning')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.cohorts.orders')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.cohorts.revenue')}</TableHeadCell>
              </TableHead>
              <TableBody>
                {items.map(({ month, customers, returning, orders, cents }) => (
                  <TableRow key={month}>
                    <TableCell isRowHeader>{formatDate(`${month}-01`, locale, 'monthAndYear')}</TableCell>
                    <TableCell label={t('figures.cohorts.customers')} align="end">
                      {format.count(customers)}
                    </TableCell>
                    <TableCell label={t('figures.cohorts.returning')} align="end">
                      {format.share(returning / customers)}
                    </TableCell>
                    <TableCell label={t('figures.cohorts.orders')} align="end">
                      {format.count(orders)}
                    </TableCell>
                    <TableCell label={t('figures.cohorts.revenue')} align="end">
                      {format.euros(cents)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )
        }
      </Loaded>
    </Panel>
  );
}
