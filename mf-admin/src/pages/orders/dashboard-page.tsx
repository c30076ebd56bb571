import { getDashboard, listSales } from '@aimante/api-contract/operations';
import { useLocale, useSearchParams } from '@aimante/remote';
import { Loaded, useAnswer, useApi } from '@aimante/remote/data';
import { IconButton, Select } from '@aimante/ui';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton, PanelSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { DownloadButton } from '../../download/download-button.tsx';
import { csvFile } from '../../list/source/csv.ts';
import { daysOf } from '../../orders/dashboard/chart-days.ts';
import { DayChart } from '../../orders/dashboard/day-chart.tsx';
import figures from '../../orders/dashboard/figures.module.css';
import { Figures } from '../../orders/dashboard/figures.tsx';
import { NightChecks } from '../../orders/dashboard/night-checks.tsx';
import { useSaleColumns } from '../../orders/dashboard/use-sale-columns.ts';
import { CouponList, ProductionQueue, ToDo, TopProducts } from '../../orders/dashboard/widgets.tsx';
import { LowMaterials } from '../../production/materials/low-materials.tsx';
import styles from './dashboard-page.module.css';

const periods = [1, 7, 30, 90] as const;
const FIGURES = ['revenue', 'orders', 'average', 'market', 'awaiting'];

export function DashboardPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const days = periods.find((each) => String(each) === params.get('days')) ?? 7;
  const stats = useAnswer(getDashboard, {
    queryKey: ['dashboard', days, locale],
    query: { days },
    refetchInterval: ARRIVALS_MS,
  });
  // The doubled range includes the previous period.
  const both = useAnswer(getDashboard, { queryKey: ['dashboard', days * 2, 'before'], query: { days: days * 2 } });
  const chart = daysOf(stats.data, both.data);
  const saleColumns = useSaleColumns();
  const api = useApi();
  const sales = async () => {
    const [first, last] = [chart[0]?.day, chart.at(-1)?.day];
    return first && last ? (await api(listSales, { query: { from: first, to: last } })).items : [];
  };
  return (
    <Desk
      title={t('dashboard.title')}
      lead={stats.data && t('dashboard.lead', { count: stats.data.late })}
      actions={
        <>
          <div className={styles.period}>
            <Select
              label={t('dashboard.period.label')}
              isLabelHidden
              size="desk"
              value={String(days)}
              onChange={({ target }) => setParams({ days: target.value }, { replace: true })}
            >
              {periods.map((period) => (
                <option key={period} value={period}>
                  {t('dashboard.period.days', { count: period })}
                </option>
              ))}
            </Select>
          </div>
          <DownloadButton
            icon={<Download size={16} />}
            load={async () =>
              csvFile(api, {
                ...{ list: 'dashboard-sales', name: t('dashboard.sales.file'), columns: saleColumns },
                rows: await sales(),
              })
            }
          >
            {t('dashboard.sales.export')}
          </DownloadButton>
          <IconButton label={t('dashboard.refresh')} size="desk" onClick={() => void stats.refetch()}>
            <RefreshCw size={16} />
          </IconButton>
        </>
      }
    >
      <LowMaterials />
      <Loaded query={stats} skeleton={<DashboardSkeleton />} failure={t('dashboard.failure')}>
        {(data) => (
          <div className={styles.grid}>
            <Figures stats={data} />
            <ProductionQueue stats={data} />
            <div className={styles.split}>
              <DayChart days={chart} />
              <ToDo stats={data} />
            </div>
            <div className={styles.split}>
              <TopProducts stats={data} />
              <div className={styles.side}>
                <CouponList stats={data} />
                <NightChecks problems={data.problems} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </Desk>
  );
}

function DashboardSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={figures.figures}>
        {FIGURES.map((figure) => (
          <PanelSkeleton key={figure} lines={2} />
        ))}
      </div>
      <PanelSkeleton lines={2} />
      <PageSkeleton main={[8]} side={[6]} />
    </div>
  );
}
