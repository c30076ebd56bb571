import { listPlatformFlows, type PlatformFlows, sendPlatformFlows } from '@aimante/api-contract/books';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Button, Notice, Skeleton } from '@aimante/ui';
import Send from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { DaySalesTable } from './day-sales-table.tsx';
import { FlowBadge } from './flow-badge.tsx';
import styles from './months.module.css';
import type { Period } from './period.ts';

const states = ['waiting', 'sent', 'accepted', 'refused'] as const;

/** Invoices of companies and the daily journal of sales, and whether the invoice platform has taken them. */
export function PlatformPanel({ period }: { readonly period: Period }) {
  const { t } = useTranslation();
  const may = useMay();
  const query = { from: period.from, to: period.to };
  const flows = useAnswer(listPlatformFlows, { queryKey: ['accounting', 'platform', period.text], query });
  const send = useChange((api) => api(sendPlatformFlows), {
    refresh: [['accounting', 'platform']],
    done: ({ done, silent }) =>
      silent > 0 ? t('accounting.platform.silent', { count: silent }) : t('accounting.platform.sent', { count: done }),
  });
  const isSending = may('books:change') && flows.data !== undefined && flows.data.platform !== 'none';
  return (
    <Panel
      foldsOnPhone
      title={t('accounting.platform.title')}
      isFlush
      actions={
        isSending && (
          <Button
            variant="secondary"
            size="desk"
            icon={<Send size={16} />}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t('accounting.platform.send')}
          </Button>
        )
      }
    >
      <Loaded
        query={flows}
        skeleton={<Skeleton shape="block" height="10rem" />}
        failure={t('accounting.platform.failure')}
      >
        {(read) => (
          <>
            <Problems flows={read.flows} />
            <p className={styles.note}>{t(`accounting.platform.about.${read.platform}`)}</p>
            <InvoiceStates flows={read.flows} />
            {read.sales.length === 0 ? (
              <p className={styles.note}>{t('accounting.platform.noSales')}</p>
            ) : (
              <DaySalesTable key={period.text} read={read} />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** How many invoices of companies are in each state. */
function InvoiceStates({ flows }: Pick<PlatformFlows, 'flows'>) {
  const { t } = useTranslation();
  const invoices = flows.filter(({ label }) => label !== null);
  if (invoices.length === 0) return null;
  return (
    <p className={styles.note}>
      {t('accounting.platform.invoices', { count: invoices.length })}{' '}
      {states.map((state) => {
        const count = invoices.filter((flow) => flow.state === state).length;
        return count === 0 ? null : (
          <span key={state}>
            {count} <FlowBadge state={state} />{' '}
          </span>
        );
      })}
    </p>
  );
}

function Problems({ flows }: Pick<PlatformFlows, 'flows'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const troubled = flows.filter(({ problem }) => problem !== null);
  if (troubled.length === 0) return null;
  return (
    <Notice tone="warning" title={t('accounting.platform.problems', { count: troubled.length })}>
      <ul>
        {troubled.slice(0, 20).map(({ id, label, day, problem }) => (
          <li key={id}>
            {t('accounting.platform.problem', {
              what: label ?? formatDate(day ?? '', locale, 'dayAndMonth'),
              problem,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
