import { type BookMonths, listBookMonths } from '@aimante/api-contract/books';
import { type Accounting, getAccounting } from '@aimante/api-contract/operations';
import { useLocale, useSearchParams } from '@aimante/remote';
import { Loaded, type LoadState, useAnswer } from '@aimante/remote/data';
import { formatDate, parisTime } from '@aimante/shop/calendar';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { Segments } from '../../form/segments.tsx';
import styles from '../../shop/accounting/accounting.module.css';
import { AccountingFigures } from '../../shop/accounting/accounting-figures.tsx';
import { BeforeClosing } from '../../shop/accounting/before-closing.tsx';
import { BookFiles } from '../../shop/accounting/book-files.tsx';
import { CloseMonthButton } from '../../shop/accounting/close-month-button.tsx';
import { DocumentSeries } from '../../shop/accounting/document-series.tsx';
import { DocumentsTable } from '../../shop/accounting/documents-table.tsx';
import { InviteAccountant } from '../../shop/accounting/invite-accountant.tsx';
import { MonthList } from '../../shop/accounting/month-list.tsx';
import { PayoutsPanel } from '../../shop/accounting/payouts-panel.tsx';
import { readPeriod } from '../../shop/accounting/period.ts';
import { PeriodChoice, usePeriodName } from '../../shop/accounting/period-choice.tsx';
import { PlatformPanel } from '../../shop/accounting/platform-panel.tsx';
import { RatesTable } from '../../shop/accounting/rates-table.tsx';
import { ReceivedPanel } from '../../shop/accounting/received-panel.tsx';
import { VatPanel } from '../../shop/accounting/vat-panel.tsx';

const bases = ['invoiced', 'received'] as const;

/** Turnover, VAT and files of a period. The period is in the address. */
export function AccountingPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params.get('period'), parisTime(new Date()).day);
  const name = usePeriodName(period);
  const books = useAnswer(getAccounting, {
    queryKey: ['accounting', period.text],
    query: { from: period.from, to: period.to },
  });
  const months = useAnswer(listBookMonths, { queryKey: ['book-months'] });
  const isReceived = params.get('basis') === 'received';
  const show = (text: string, received: boolean) =>
    setParams({ period: text, ...(received && { basis: 'received' }) }, { replace: true });
  const choose = (text: string) => show(text, isReceived);
  return (
    <Desk
      title={t('accounting.title')}
      lead={t('accounting.lead')}
      actions={
        <>
          <InviteAccountant />
          {months.data && <CloseMonthButton next={months.data.next} />}
        </>
      }
    >
      <div className={styles.bar}>
        <PeriodChoice period={period} onChoose={choose} />
        <Segments
          label={t('accounting.basis.label')}
          value={isReceived ? 'received' : 'invoiced'}
          options={bases.map((value) => ({ value, label: t(`accounting.basis.${value}`) }))}
          onChange={(basis) => show(period.text, basis === 'received')}
        />
      </div>
      <Loaded query={books} skeleton={<Skeleton shape="block" height="24rem" />} failure={t('accounting.failure')}>
        {(read) => (
          <div className={styles.page}>
            {!isReceived && <AccountingFigures books={read} period={period} />}
            <TwoColumns
              main={
                <>
                  {isReceived ? (
                    <ReceivedPanel period={period} name={name} />
                  ) : (
                    <RatesPanel rates={read.rates} name={name} />
                  )}
                  <Panel title={t('accounting.documents.title')} isFlush foldsOnPhone>
                    <DocumentsTable key={period.text} period={period} />
                  </Panel>
                  <PayoutsPanel period={period} />
                  <PlatformPanel period={period} />
                  <VatPanel />
                </>
              }
              side={
                <>
                  <Panel title={t('accounting.file.title')} foldsOnPhone>
                    <BookFiles period={period} books={read} />
                  </Panel>
                  <Panel
                    title={t('accounting.series.title')}
                    foldsOnPhone={read.series.every(({ missing }) => missing.length === 0)}
                  >
                    <DocumentSeries series={read.series} />
                  </Panel>
                  <Months query={months} chosen={period.text} onChoose={choose} />
                </>
              }
            />
          </div>
        )}
      </Loaded>
    </Desk>
  );
}

function RatesPanel({ rates, name }: Pick<Accounting, 'rates'> & { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('accounting.rates.title')} isFlush>
      {rates.length === 0 ? (
        <p className={styles.empty}>{t('accounting.rates.none')}</p>
      ) : (
        <RatesTable rates={rates} name={name} />
      )}
    </Panel>
  );
}

interface MonthsProps {
  readonly query: LoadState<BookMonths>;
  readonly chosen: string;
  readonly onChoose: (text: string) => void;
}

function Months({ query, chosen, onChoose }: MonthsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Loaded query={query} skeleton={<Skeleton shape="block" height="12rem" />} failure={t('accounting.month.failure')}>
      {({ months, next }) => (
        <>
          <Panel title={t('accounting.month.title')} isFlush foldsOnPhone>
            <MonthList months={months} chosen={chosen} onChoose={onChoose} />
          </Panel>
          {next?.isOver && (
            <Panel
              title={t('accounting.check.title', { month: formatDate(`${next.month}-01`, locale, 'monthAndYear') })}
            >
              <BeforeClosing checks={next.checks} />
            </Panel>
          )}
        </>
      )}
    </Loaded>
  );
}
