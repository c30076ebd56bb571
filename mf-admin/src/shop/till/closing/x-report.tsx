import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import type { Totals } from '../drafts.ts';
import styles from './closing.module.css';

const ways = ['cash', 'card', 'other'] as const;

/** The totals so far, by VAT rate and by means of payment. */
export function XReport({ totals }: { totals: Totals }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={styles.panel}>
      <h2>{t('till.byRate')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('till.rate')}</th>
            <th scope="col">{t('till.net')}</th>
            <th scope="col">{t('till.tax')}</th>
            <th scope="col">{t('till.gross')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.vat.map(({ rate, grossCents, vatCents }) => (
            <tr key={rate}>
              <th scope="row">{format.count(rate)} %</th>
              <td>{format.euros(grossCents - vatCents)}</td>
              <td>{format.euros(vatCents)}</td>
              <td>{format.euros(grossCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t('till.byWay')}</h2>
      <table>
        <tbody>
          {ways
            .filter((way) => way !== 'other' || totals.ways.other.count > 0)
            .map((way) => (
              <tr key={way}>
                <th scope="row">{t(`till.payment.${way}`)}</th>
                <td>{totals.ways[way].count}</td>
                <td>{format.euros(totals.ways[way].cents)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row">{t('order.total')}</th>
            <td>{t('till.sales', { count: totals.sales })}</td>
            <td>
              <b>{format.euros(totals.totalCents)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
