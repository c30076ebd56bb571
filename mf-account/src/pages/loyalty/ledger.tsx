import type { Loyalty } from '@aimante/api-contract/loyalty';
import type { Locale } from '@aimante/contract';
import { Link, useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { formatNumber } from '@aimante/shop/numbers';
import {
  Badge,
  type BadgeProps,
  EmptyState,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Gift from 'lucide-react/icons/gift';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ledgerRows } from './ledger-rows.ts';
import { Section } from './section.tsx';

type Entry = Loyalty['entries'][number];

const TONES: Record<Entry['kind'], NonNullable<BadgeProps['tone']>> = {
  earn: 'warning',
  release: 'success',
  reverse: 'neutral',
  redeem: 'info',
  expire: 'neutral',
  adjust: 'neutral',
  spend: 'info',
  return: 'success',
};

const ICONS: Record<Entry['kind'], ReactNode> = {
  earn: <Clock size={14} />,
  release: <CircleCheck size={14} />,
  reverse: <Undo2 size={14} />,
  redeem: <TicketPercent size={14} />,
  expire: <CircleX size={14} />,
  adjust: <Gift size={14} />,
  spend: <TicketPercent size={14} />,
  return: <Undo2 size={14} />,
};

/** All movements. Their sum is the balance. */
export function Ledger({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation();
  return (
    <Section id="loyalty-ledger" title={t('loyalty.ledger.title')} note={t('loyalty.ledger.note')}>
      {entries.length === 0 ? (
        <EmptyState title={t('loyalty.ledger.empty')} level={3}>
          {t('loyalty.ledger.emptyText')}
        </EmptyState>
      ) : (
        <Table caption={t('loyalty.ledger.title')}>
          <TableHead>
            <TableHeadCell>{t('loyalty.ledger.date')}</TableHeadCell>
            <TableHeadCell>{t('loyalty.ledger.operation')}</TableHeadCell>
            <TableHeadCell>{t('loyalty.ledger.state')}</TableHeadCell>
            <TableHeadCell align="end">{t('loyalty.ledger.points')}</TableHeadCell>
          </TableHead>
          <TableBody>
            {ledgerRows(entries).map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}

function LedgerRow({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { kind, points, pending, at } = entry;
  const change = points === 0 ? pending : points;
  return (
    <TableRow>
      <TableCell label={t('loyalty.ledger.date')}>{formatDate(at, locale, 'shortDay')}</TableCell>
      <TableCell label={t('loyalty.ledger.operation')}>
        <Operation entry={entry} />
      </TableCell>
      <TableCell label={t('loyalty.ledger.state')}>
        <Badge tone={TONES[kind]} icon={ICONS[kind]}>
          {t(`loyalty.kind.${kind}`)}
        </Badge>
      </TableCell>
      <TableCell label={t('loyalty.ledger.points')} align="end">
        <strong>{signed(change, locale)}</strong>
      </TableCell>
    </TableRow>
  );
}

function Operation({ entry: { orderNumber, couponCode, note, kind } }: { readonly entry: Entry }) {
  const { t } = useTranslation();
  if (orderNumber)
    return <Link to={`/orders/${orderNumber}`}>{t('loyalty.ledger.order', { number: orderNumber })}</Link>;
  if (couponCode) return t('loyalty.ledger.coupon', { code: couponCode });
  return note ?? t(`loyalty.operation.${kind}`);
}

/** `+65` or `−30`, with a true minus sign. */
const signed = (points: number, locale: Locale): string =>
  (points < 0 ? '−' : '+') + formatNumber(Math.abs(points), locale);
