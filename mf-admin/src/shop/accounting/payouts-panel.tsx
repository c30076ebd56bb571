import { fetchPayouts, listPayouts, type Payouts } from '@aimante/api-contract/books';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import {
  Badge,
  Button,
  Notice,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@aimante/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './months.module.css';
import type { Period } from './period.ts';
import { useProviderName } from './use-provider-name.ts';

const amounts = ['paymentsCents', 'refundsCents', 'feesCents', 'cents'] as const;

/** What the payment providers paid out in the period, and all that does not match the payments of the shop. */
export function PayoutsPanel({ period }: { readonly period: Period }) {
  const { t } = useTranslation();
  const may = useMay();
  const query = { from: period.from, to: period.to };
  const payouts = useAnswer(listPayouts, { queryKey: ['accounting', 'payouts', period.text], query });
  const nameOf = useProviderName();
  const fetch = useChange((api) => api(fetchPayouts), {
    refresh: [['accounting'], ['book-months']],
    done: ({ movements, silent }) =>
      silent.length > 0
        ? t('accounting.payouts.silent', { providers: silent.map(nameOf).join(', ') })
        : t('accounting.payouts.fetched', { count: movements }),
  });
  return (
    <Panel
      foldsOnPhone
      title={t('accounting.payouts.title')}
      isFlush
      actions={
        may('books:change') && (
          <Button
            variant="secondary"
            size="desk"
            icon={<RefreshCw size={16} />}
            loading={fetch.isPending}
            onClick={() => fetch.mutate()}
          >
            {t('accounting.payouts.fetch')}
          </Button>
        )
      }
    >
      <Loaded
        query={payouts}
        skeleton={<Skeleton shape="block" height="10rem" />}
        failure={t('accounting.payouts.failure')}
      >
        {(read) => (
          <>
            <Differences differences={read.differences} />
            {read.payouts.length === 0 ? (
              <p className={styles.note}>{t('accounting.payouts.none')}</p>
            ) : (
              <PayoutTable payouts={read.payouts} />
            )}
            <Balances balances={read.balances} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function PayoutTable({ payouts }: Pick<Payouts, 'payouts'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  const nameOf = useProviderName();
  return (
    <Table caption={t('accounting.payouts.title')} size="desk">
      <TableHead>
        <TableHeadCell>{t('accounting.payouts.provider')}</TableHeadCell>
        <TableHeadCell>{t('accounting.payouts.day')}</TableHeadCell>
        {amounts.map((amount) => (
          <TableHeadCell key={amount} align="end">
            {t(`accounting.payouts.${amount}`)}
          </TableHeadCell>
        ))}
      </TableHead>
      <TableBody>
        {payouts.map((row) => (
          <TableRow key={`${row.provider} ${row.reference}`}>
            <TableCell isRowHeader>
              <span className={styles.payout}>
                {nameOf(row.provider)} <Match cents={row.differenceCents} />
              </span>
            </TableCell>
            <TableCell label={t('accounting.payouts.day')}>{formatDate(row.day, locale, 'dayAndMonth')}</TableCell>
            {amounts.map((amount) => (
              <TableCell key={amount} align="end" label={t(`accounting.payouts.${amount}`)}>
                {row.movements === 0 && amount !== 'cents' ? '–' : format.euros(row[amount])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Match({ cents }: { readonly cents: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (cents === null) return <Badge tone="neutral">{t('accounting.payouts.noDetail')}</Badge>;
  if (cents === 0) return <Badge tone="success">{t('accounting.payouts.matches')}</Badge>;
  return <Badge tone="danger">{t('accounting.payouts.difference', { amount: format.euros(cents) })}</Badge>;
}

function Balances({ balances }: Pick<Payouts, 'balances'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProviderName();
  if (balances.length === 0) return null;
  const list = balances.map(({ provider, cents }) => `${nameOf(provider)} ${format.euros(cents)}`).join(', ');
  return <p className={styles.note}>{t('accounting.payouts.balances', { list })}</p>;
}

function Differences({ differences }: Pick<Payouts, 'differences'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  const nameOf = useProviderName();
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title={t('accounting.payouts.differences', { count: differences.length })}>
      <ul>
        {differences.slice(0, 20).map(({ kind, provider, reference, orderNumber, day, hereCents, thereCents }) => (
          <li key={`${kind} ${reference}`}>
            {t(`accounting.payouts.kind.${kind}`, {
              day: formatDate(day, locale, 'dayAndMonth'),
              provider: nameOf(provider),
              order: orderNumber ?? reference,
              here: format.euros(hereCents),
              there: format.euros(thereCents),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
