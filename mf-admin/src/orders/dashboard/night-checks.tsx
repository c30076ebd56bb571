import type { DashboardStats } from '@aimante/api-contract/operations';
import { Badge, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import styles from './widgets.module.css';

const checks = [
  'order-equals-its-lines',
  'paid-equals-total',
  'refunded-equals-refunds',
  'paid-has-an-invoice',
  'credit-notes-equal-refunds',
  'invoices-without-gaps',
  'closed-months-unchanged',
  'figures-equal-entries',
  'cohorts-equal-sales',
  'stock-equals-movements',
  'held-equals-holds',
  'points-never-below-zero',
] as const;

export function NightChecks({ problems }: Pick<DashboardStats, 'problems'>) {
  const { t } = useTranslation();
  if (problems.length === 0)
    return (
      <Panel title={t('dashboard.night.title')} actions={<Badge tone="success">{t('dashboard.night.allRight')}</Badge>}>
        <p className={styles.quiet}>{t('dashboard.night.right')}</p>
      </Panel>
    );
  const nameOf = (check: string) => {
    const known = checks.find((each) => each === check);
    return known ? t(`dashboard.night.check.${known}`) : check;
  };
  return (
    <Notice tone="danger" title={t('dashboard.night.title')}>
      <ul>
        {problems.map(({ check, count, samples }) => (
          <li key={check}>
            {t('dashboard.night.wrong', { check: nameOf(check), count, samples: samples.join(', ') })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
