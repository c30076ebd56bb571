import type { Funnel } from '@aimante/api-contract/operations';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './funnel.module.css';

const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

/** The bars repeat the numbers of the table for the eye. */
export function StepTable({ steps }: Pick<Funnel, 'steps'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const visits = steps[0]?.visits ?? 0;
  const shown = (share: number | undefined) => (share === undefined ? '–' : format.share(share));
  return (
    <Panel title={t('funnel.steps.title')} isFlush>
      {visits === 0 && <p className={styles.none}>{t('funnel.steps.none')}</p>}
      <Table caption={t('funnel.steps.title')} size="desk" className={styles.bare}>
        <TableHead>
          <TableHeadCell>{t('funnel.steps.step')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.visits')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.steps.ofAll')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.steps.ofBefore')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {steps.map(({ step, visits: reached }, place) => (
            <TableRow key={step}>
              <TableCell isRowHeader>
                {t(`funnel.step.${step}`)}
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(1, shareOf(reached, visits) ?? 0) * 100}%` }} />
                </span>
              </TableCell>
              <TableCell label={t('funnel.visits')} align="end">
                {format.count(reached)}
              </TableCell>
              <TableCell label={t('funnel.steps.ofAll')} align="end">
                {shown(shareOf(reached, visits))}
              </TableCell>
              <TableCell label={t('funnel.steps.ofBefore')} align="end">
                {place === 0 ? '–' : shown(shareOf(reached, steps[place - 1]?.visits ?? 0))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

export function ReleaseTable({ releases }: Pick<Funnel, 'releases'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (releases.length === 0) return null;
  return (
    <Panel title={t('funnel.releases.title')} isFlush>
      <Table caption={t('funnel.releases.title')} size="desk" className={styles.bare}>
        <TableHead>
          <TableHeadCell>{t('funnel.releases.release')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.visits')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.releases.orders')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.steps.ofAll')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {releases.map(({ remote, release, visits, orders }) => (
            <TableRow key={`${remote}@${release}`}>
              <TableCell isRowHeader>{`${remote}@${release}`}</TableCell>
              <TableCell label={t('funnel.visits')} align="end">
                {format.count(visits)}
              </TableCell>
              <TableCell label={t('funnel.releases.orders')} align="end">
                {format.count(orders)}
              </TableCell>
              <TableCell label={t('funnel.steps.ofAll')} align="end">
                {visits > 0 ? format.share(orders / visits) : '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

export function ViewedProducts({ products }: Pick<Funnel, 'products'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (products.length === 0) return null;
  return (
    <Panel title={t('funnel.products.title')} isFlush>
      <Table caption={t('funnel.products.title')} size="desk" className={styles.bare}>
        <TableHead>
          <TableHeadCell>{t('funnel.products.name')}</TableHeadCell>
          <TableHeadCell>{t('funnel.products.category')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.products.price')}</TableHeadCell>
          <TableHeadCell align="end">{t('funnel.products.views')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {products.map(({ id, name, category, priceCents, views }) => (
            <TableRow key={id}>
              <TableCell isRowHeader>{name ?? id}</TableCell>
              <TableCell label={t('funnel.products.category')}>{category || '–'}</TableCell>
              <TableCell label={t('funnel.products.price')} align="end">
                {priceCents === null ? '–' : format.euros(priceCents)}
              </TableCell>
              <TableCell label={t('funnel.products.views')} align="end">
                {format.count(views)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
