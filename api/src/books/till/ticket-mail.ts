import type { TillEntry } from '@aimante/api-contract/market';
import type { Settings } from '@aimante/api-contract/settings';
import { formatCents } from '@aimante/shop/money';
import type { Locale } from '../../platform/text/refusal.ts';
import { typeset } from '../../platform/text/typography.ts';
import type { SoldRecord } from './find-oddities.ts';

const ways = {
  fr: { cash: 'Espèces', card: 'Carte', other: 'Autre' },
  en: { cash: 'Cash', card: 'Card', other: 'Other' },
} as const;
const words = {
  fr: { vat: 'dont TVA', siret: 'SIRET', vatNumber: 'TVA intracommunautaire', record: 'Écriture', discount: 'Remise' },
  en: { vat: 'including VAT', siret: 'SIRET', vatNumber: 'VAT number', record: 'Entry', discount: 'Discount' },
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
  const lines = [
    ...record.lines.map(({ quantity, label, totalCents }) => `${quantity} × ${label} : ${euros(totalCents)}`),
    ...record.lines.flatMap(({ discountCents, label }) =>
      discountCents > 0 ? [`${text.discount}, ${label} : −${euros(discountCents)}`] : [],
    ),
    ...record.vat.map(({ rate, vatCents }) => `${text.vat} ${rate.toLocaleString(locale)} % : ${euros(vatCents)}`),
    ...record.payments.map(({ way, cents }) => `${ways[locale][way]} : ${euros(cents)}`),
    `${shop.legalName}, ${shop.address}`,
    `${text.siret} ${shop.siret}${shop.vatNumber ? `, ${text.vatNumber} ${shop.vatNumber}` : ''}`,
    `${text.record} ${entry.position}, ${entry.hash.slice(0, 8)}`,
  ];
  return {
    number: record.ticket,
    totalCents: record.totalCents,
    at: entry.at,
    lines: lines.map((line) => typeset(line, locale)),
  };
}
