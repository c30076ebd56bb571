import { type Figures, getFigures } from '@aimante/api-contract/operations';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { parisTime } from '@aimante/shop/calendar';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { DayChart } from '../../orders/dashboard/day-chart.tsx';
import { readPeriod } from '../../shop/accounting/period.ts';
import { PeriodChoice } from '../../shop/accounting/period-choice.tsx';
import { CohortTable } from '../../shop/figures/cohort-table.tsx';
import { daysBefore, fitsChart, yearBefore } from '../../shop/figures/compared-days.ts';
import styles from '../../shop/figures/figures.module.css';
import { FiguresTable } from '../../shop/figures/figures-table.tsx';
import { MarginTable } from '../../shop/figures/margin-table.tsx';

/** The figures of any period, compared with the period before and with the year before. The period is in the address. */
export function FiguresPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params.get('period'), parisTime(new Date()).day);
  const figures = useLoad((api) => ({
    queryKey: ['figures', period.text],
    queryFn: async ({ signal }) => {
      const read = ({ from, to }: { from: string; to: string }) => api(getFigures, { query: { from, to } }, { signal });
      const [current, before, lastYear] = await Promise.all([
        read(period),
        read(daysBefore(period)),
        read(yearBefore(period)),
      ]);
      return { current, before, lastYear };
    },
  }));
  return (
    <Desk
      title={t('links.figures')}
      lead={t('figures.lead')}
      actions={<PeriodChoice period={period} onChoose={(text) => setParams({ period: text }, { replace: true })} />}
    >
      <div className={styles.page}>
        <Loaded query={figures} skeleton={<Skeleton shape="block" height="24rem" />} failure={t('figures.failure')}>
          {(read) => (
            <div className={styles.page}>
              <FiguresTable {...read} />
              {fitsChart(period) && <DayChart days={chartDays(read.current, read.before)} />}
            </div>
          )}
        </Loaded>
        <MarginTable period={period} />
        <CohortTable />
      </div>
    </Desk>
  );
}

const chartDays = ({ byDay }: Figures, before: Figures) =>
  byDay.map(({ day, cents }, index) => ({ day, cents, previousCents: before.byDay[index]?.cents }));
