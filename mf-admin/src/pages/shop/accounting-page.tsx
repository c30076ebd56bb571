import { getAccounting } from '@aimante/api-contract/operations';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { parisTime } from '@aimante/shop/calendar';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import styles from '../../shop/accounting/accounting.module.css';
import { AccountingFigures } from '../../shop/accounting/accounting-figures.tsx';
import { BookFiles } from '../../shop/accounting/book-files.tsx';
import { DocumentSeries } from '../../shop/accounting/document-series.tsx';
import { readPeriod } from '../../shop/accounting/period.ts';
import { PeriodChoice, usePeriodName } from '../../shop/accounting/period-choice.tsx';
import { RatesTable } from '../../shop/accounting/rates-table.tsx';

/** Turnover, VAT and files of a period. The period is in the address. */
export function AccountingPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params.get('period'), parisTime(new Date()).day);
  const name = usePeriodName(period);
  const books = useLoad((api) => ({
    queryKey: ['accounting', period.text],
    queryFn: ({ signal }) => api(getAccounting, { query: { from: period.from, to: period.to } }, { signal }),
  }));
  return (
    <Desk
      title={t('accounting.title')}
      lead={t('accounting.lead')}
      actions={<PeriodChoice period={period} onChoose={(text) => setParams({ period: text }, { replace: true })} />}
    >
      <Loaded query={books} skeleton={<Skeleton shape="block" height="24rem" />} failure={t('accounting.failure')}>
        {(read) => (
          <div className={styles.page}>
            <AccountingFigures books={read} />
            <TwoColumns
              main={
                <Panel title={t('accounting.rates.title')} isFlush>
                  {read.rates.length === 0 ? (
                    <p>{t('accounting.rates.none')}</p>
                  ) : (
                    <RatesTable rates={read.rates} name={name} />
                  )}
                </Panel>
              }
              side={
                <>
                  <Panel title={t('accounting.file.title')}>
                    <BookFiles period={period} books={read} />
                  </Panel>
                  <Panel title={t('accounting.series.title')}>
                    <DocumentSeries series={read.series} />
                  </Panel>
                </>
              }
            />
          </div>
        )}
      </Loaded>
    </Desk>
  );
}
