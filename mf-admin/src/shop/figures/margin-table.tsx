import { listMargins, type Margin } from '@aimante/api-contract/operations';
import { Link, useLocale } from '@aimante/remote';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import type { Period } from '../accounting/period.ts';
import styles from './figures.module.css';

/** What each product brings in a period. A product without a cost has no margin. */
export function MarginTable({ period: { text, from, to } }: { period: Period }) {
  const { t } = useTranslation();
  const lang = useLocale();
  const margins = useAnswer(listMargins, { queryKey: ['margins', text, lang], query: { from, to, lang } });
  return (
    <Panel title={t('figures.margins.title')} isFlush>
      <p className={styles.note}>{t('figures.margins.note')}</p>
      <Loaded query={margins} skeleton={<Skeleton shape="block" height="12rem" />} failure={t('figures.failure')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>{t('dashboard.noSales')}</p>
          ) : (
            <Table caption={t('figures.margins.title')} size="desk" className={styles.bare}>
              <TableHead>
                <TableHeadCell>{t('figures.margins.product')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.margins.pieces')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.margins.sold')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.margins.net')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.margins.cost')}</TableHeadCell>
                <TableHeadCell align="end">{t('figures.margins.margin')}</TableHeadCell>
              </TableHead>
              <TableBody>
                {items.map((margin) => (
                  <MarginRow key={margin.id ?? margin.name} margin={margin} />
                ))}
              </TableBody>
            </Table>
          )
        }
      </Loaded>
    </Panel>
  );
}

function MarginRow({ margin: { id, name, quantity, cents, netCents, costCents } }: { margin: Margin }) {
  const { t } = useTranslation();
  const format = useFormat();
  const margin = costCents === null ? undefined : netCents - costCents;
  return (
    <TableRow>
      <TableCell isRowHeader>{id ? <Link to={`/admin/products/${id}`}>{name}</Link> : name}</TableCell>
      <TableCell label={t('figures.margins.pieces')} align="end">
        {format.count(quantity)}
      </TableCell>
      <TableCell label={t('figures.margins.sold')} align="end">
        {format.euros(cents)}
      </TableCell>
      <TableCell label={t('figures.margins.net')} align="end">
        {format.euros(netCents)}
      </TableCell>
      <TableCell label={t('figures.margins.cost')} align="end">
        {costCents === null ? t('figures.margins.noCost') : format.euros(costCents)}
      </TableCell>
      <TableCell label={t('figures.margins.margin')} align="end">
        {margin === undefined ? (
          '–'
        ) : (
          <div>
            {format.euros(margin)}
            {netCents > 0 && <span className={styles.change}>{format.share(margin / netCents)}</span>}
          </div>
        )}
      </TableCell>
    </TableRow>
  );
}
