import { getFunnel } from '@aimante/api-contract/operations';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { parisTime } from '@aimante/shop/calendar';
import { Select, Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { readPeriod } from '../../shop/accounting/period.ts';
import { PeriodChoice } from '../../shop/accounting/period-choice.tsx';
import styles from '../../shop/funnel/funnel.module.css';
import { ReleaseTable, StepTable, ViewedProducts } from '../../shop/funnel/funnel-tables.tsx';

/** How far visits go, of all visitors or of those with one release of a remote. Period and release are in the address. */
export function FunnelPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params.get('period'), parisTime(new Date()).day);
  const [remote, release] = params.get('release')?.split('@') ?? [];
  const query = { from: period.from, to: period.to, ...(remote && release && { remote, release }) };
  const funnel = useAnswer(getFunnel, { queryKey: ['funnel', query], query });
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const releases = funnel.data?.releases.filter((each) => each.remote !== 'site') ?? [];
  const chosen = remote && release ? `${remote}@${release}` : '';
  const names = [...new Set([chosen, ...releases.map((each) => `${each.remote}@${each.release}`)])].filter(Boolean);
  return (
    <Desk
      title={t('funnel.title')}
      lead={t('funnel.lead')}
      actions={
        <>
          <PeriodChoice period={period} onChoose={(text) => change('period', text)} />
          <Select
            label={t('funnel.release.label')}
            isLabelHidden
            size="desk"
            value={chosen}
            onChange={({ target }) => change('release', target.value)}
          >
            <option value="">{t('funnel.release.all')}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </>
      }
    >
      <Loaded query={funnel} skeleton={<Skeleton shape="block" height="24rem" />} failure={t('funnel.failure')}>
        {(read) => (
          <div className={styles.page}>
            <StepTable steps={read.steps} />
            <ReleaseTable releases={releases} />
            <ViewedProducts products={read.products} />
          </div>
        )}
      </Loaded>
    </Desk>
  );
}
