import type { TillEntry } from '@aimante/api-contract/market';
import type { Settings } from '@aimante/api-contract/settings';
import { formatCents } from '@aimante/shop/money';
import { formatNumber } from '@aimante/shop/numbers';
import type { Locale } from '../../platform/text/refusal.ts';
import { typeset } from '../../platform/text/typography.ts';
import type { SoldRecord } from './find-oddities.ts';

const ways = {
  fr: { cash: 'Payé en espèces', card: 'Payé par carte', other: 'Payé autrement' },
  en: { cash: 'Paid in cash', card: 'Paid by card', other: 'Paid another way' },
} as const;
const words = {
  fr: {
    row: (label: string, amount: string) => `${label} : ${amount}`,
    vat: (rate: string) => `dont TVA ${rate} %`,
    vatNumber: 'TVA intracommunautaire',
    record: 'Écriture de caisse nº',
    discount: 'Remise',
  },
  en: {
    row: (label: string, amount: string) => `${label}: ${amount}`,
    vat: (rate: string) => `including ${rate}% VAT`,
    vatNumber: 'VAT number',
    record: 'Till entry no.',
    discount: 'Discount',
  },
} as const;

interface Ticket {
  record: SoldRecord;
  entry: TillEntry;
  shop: Settings['shop'];
  locale: Locale;
}

/** What a ticket has to say: lines, VAT by rate, means of payment, the identity of the shop, the place in the journal. */
export function ticketMail({ record, entry, shop, locale }: Ticket): Record<string, unknown> {
  const text = words[locale];
  const euros = (cents: number) => formatCents(cents, locale);
  const row = (label: string, cents: number) => text.row(label, euros(cents));
  const lines = [
    ...record.lines.map(({ quantity, label, totalCents }) => row(`${quantity} × ${label}`, totalCents)),
    ...record.lines.flatMap(({ discountCents, label }) =>
      discountCents > 0 ? [text.row(`${text.discount}, ${label}`, `−${euros(discountCents)}`)] : [],
    ),
    ...record.vat.map(({ rate, vatCents }) => row(text.vat(formatNumber(rate, locale)), vatCents)),
    ...record.payments.map(({ way, cents }) => row(ways[locale][way], cents)),
    `${shop.legalName}, ${shop.address}`,
    `SIRET ${shop.siret}${shop.vatNumber ? `, ${text.vatNumber} ${shop.vatNumber}` : ''}`,
    `${text.record} ${entry.position}, ${entry.hash.slice(0, 8)}`,
  ];
  return {
    number: record.ticket,
    totalCents: record.totalCents,
    at: entry.at,
    lines: lines.map((line) => typeset(line, locale)),
  };
}
