import { Link, useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { type ChartDay, listOf } from './chart-days.ts';
import styles from './day-chart.module.css';
import { niceSteps } from './nice-steps.ts';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 8;
const MOST_LABELS = 10;

export function DayChart({ days }: { days: readonly ChartDay[] }) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  return (
    <Panel
      title={t('dashboard.chart.title')}
      actions={
        <>
          <span className={styles.key}>{t('dashboard.chart.current')}</span>
          <span className={styles.key} data-kind="previous">
            {t('dashboard.chart.previous')}
          </span>
          <Button variant="text" size="deskSmall" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'dashboard.chart.asChart' : 'dashboard.chart.asTable')}
          </Button>
        </>
      }
    >
      {isTable ? <DayTable days={days} /> : <Bars days={days} />}
    </Panel>
  );
}

function Bars({ days }: { days: readonly ChartDay[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useLocale();
  const steps = niceSteps(Math.max(...days.flatMap(({ cents, previousCents = 0 }) => [cents, previousCents])) / 100);
  const top = (steps.at(-1) ?? 1) * 100;
  const slot = (WIDTH - LEFT) / Math.max(1, days.length);
  // A day's refunds can exceed its sales. The bar is then empty, and its name and the table give the amount.
  const y = (cents: number) => TOP + (HEIGHT - BOTTOM - TOP) * (1 - Math.max(0, cents) / top);
  const x = (index: number) => LEFT + slot * (index + 0.5);
  const every = Math.ceil(days.length / MOST_LABELS);
  const isToday = (index: number) => index === days.length - 1;
  const nameOf = (day: string, cents: number) =>
    t('dashboard.chart.of', { day: format.day(day), sales: format.euros(cents) });
  const line = days.map(({ previousCents = 0 }, index) => `${x(index)},${y(previousCents)}`).join(' ');
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{t('dashboard.chart.title')}</title>
      {steps.map((step) => (
        <g key={step}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y(step * 100)} y2={y(step * 100)} />
          <text className={styles.label} x={LEFT - 8} y={y(step * 100) + 4} textAnchor="end">
            {format.count(step)}
          </text>
        </g>
      ))}
      {days.map(({ day, cents }, index) => (
        <g key={day}>
          <Link to={listOf(day)} className={styles.day} aria-label={nameOf(day, cents)}>
            <rect
              className={styles.reach}
              x={LEFT + slot * index}
              width={slot}
              y={TOP}
              height={HEIGHT - BOTTOM - TOP}
            />
            <rect
              className={styles.bar}
              data-today={isToday(index) || undefined}
              x={x(index) - slot * 0.28}
              width={slot * 0.56}
              y={y(cents)}
              height={HEIGHT - BOTTOM - y(cents)}
              rx={2}
            />
            <title>{nameOf(day, cents)}</title>
          </Link>
          {index % every === 0 && (
            <text
              className={styles.label}
              data-today={isToday(index) || undefined}
              data-between={(days.length > 7 && (index / every) % 2 === 1) || undefined}
              x={x(index)}
              y={HEIGHT - 6}
              textAnchor="middle"
            >
              {formatDate(day, locale, days.length > 7 ? 'dayAndMonth' : 'dayOfWeek')}
            </text>
          )}
        </g>
      ))}
      <polyline className={styles.edge} points={line} />
      <polyline className={styles.line} points={line} />
    </svg>
  );
}

function DayTable({ days }: { days: readonly ChartDay[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.chart.day')}</th>
          <th scope="col">{t('dashboard.chart.current')}</th>
          <th scope="col">{t('dashboard.chart.previous')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, cents, previousCents }) => (
          <tr key={day}>
            <th scope="row">
              <Link to={listOf(day)}>{format.day(day)}</Link>
            </th>
            <td>{format.euros(cents)}</td>
            <td>{previousCents === undefined ? '–' : format.euros(previousCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
