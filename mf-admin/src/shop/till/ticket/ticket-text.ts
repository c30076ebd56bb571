import type { TFunction } from 'i18next';
import type { formatsOf } from '../../../numbers/format.ts';
import type { Correction, SaleRecord } from '../drafts.ts';
import type { TillFacts } from '../use-till.ts';

type Row = readonly [label: string, amount: string];

/** The words of a ticket, for the screen, for paper and for a ticket printer. */
export interface TicketText {
  readonly shop: string;
  /** Legal name, address, SIRET and VAT number. */
  readonly identity: readonly string[];
  readonly title: string;
  /** When, by which seller, and why. */
  readonly about: readonly string[];
  readonly lines: readonly Row[];
  readonly total: Row;
  /** VAT by rate, then the means of payment. */
  readonly parts: readonly Row[];
  readonly hash: string;
}

type Printed = 'ticket' | 'at' | 'seller' | 'lines' | 'totalCents' | 'vat' | 'payments' | 'hash';

/** The part of a sale or a correction that its ticket shows. */
export type TicketRecord = Pick<SaleRecord, Printed | 'kind'> | Pick<Correction, Printed | 'kind' | 'reason'>;

interface Words {
  readonly t: TFunction;
  readonly format: ReturnType<typeof formatsOf>;
}

export function ticketText(
  record: TicketRecord,
  shop: NonNullable<TillFacts['stand']>['shop'] | undefined,
  { t, format }: Words,
): TicketText {
  const sign = record.kind === 'sale' ? 1 : -1;
  const euros = (cents: number) => format.euros(sign * cents);
  const vatNumber = shop?.vatNumber ? [`${t('till.vatNumber')} ${shop.vatNumber}`] : [];
  return {
    shop: shop?.name ?? '',
    identity: shop ? [shop.legalName, shop.address, [`SIRET ${shop.siret}`, ...vatNumber].join(' · ')] : [],
    title: t('till.ticket', { number: record.ticket }),
    about: [format.time(record.at), record.seller.name, ...(record.kind === 'sale' ? [] : [record.reason])],
    lines: record.lines.map(({ quantity, label, discountCents, totalCents }) => [
      discountCents > 0
        ? `${quantity} × ${label} (${t('till.discount')} ${format.euros(-discountCents)})`
        : `${quantity} × ${label}`,
      euros(totalCents),
    ]),
    total: [t('order.total'), euros(record.totalCents)],
    parts: [
      ...record.vat.map(({ rate, vatCents }): Row => [t('till.vat', { rate: format.count(rate) }), euros(vatCents)]),
      ...record.payments.map(({ way, cents }): Row => [t(`till.payment.${way}`), euros(cents)]),
    ],
    hash: record.hash.slice(0, 16),
  };
}
