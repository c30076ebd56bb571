import { createTexts } from '@aimante/remote';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { locales } from '#locales';
import { formatsOf } from '../../../numbers/format.ts';
import { type TicketRecord, ticketText } from './ticket-text.ts';

const texts = createTexts(locales);
beforeAll(() => Promise.all([texts.ensure('fr'), texts.ensure('en')]));

const line: TicketRecord['lines'][number] = {
  ...{ owner: 'free', ownerId: null, label: 'Magnet carré', vatRate: 5.5 },
  ...{ quantity: 2, unitCents: 450, discountCents: 0, totalCents: 900 },
};
const sale: TicketRecord = {
  ...{ kind: 'sale', ticket: 'T1-0002', at: '2026-11-23T22:46:00.000Z', seller: { id: null, name: 'Hugo' } },
  ...{ lines: [line], totalCents: 900, vat: [{ rate: 5.5, grossCents: 900, vatCents: 47 }] },
  ...{ payments: [{ way: 'cash', cents: 900 }], hash: '0123456789abcdef0123' },
};
const refund: TicketRecord = { ...sale, kind: 'refund', reason: 'Retour' };
const shop = {
  name: 'Aimanté',
  legalName: 'Aimanté SAS',
  address: '1 rue X',
  siret: '12345678900012',
  vatNumber: 'FR12',
};

type Shop = Parameters<typeof ticketText>[1];
const ticketIn = (locale: 'fr' | 'en', record: TicketRecord, of: Shop = shop) =>
  JSON.parse(
    // Formats use several kinds of spaces.
    JSON.stringify(ticketText(record, of, { t: texts.in(locale).t, format: formatsOf(locale) })).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    ),
  ) as ReturnType<typeof ticketText>;

describe('a ticket', () => {
  it('has the identity that the law requires, its number, seller and VAT by rate', () => {
    const ticket = ticketIn('fr', sale);
    expect(ticket.identity).toEqual(['Aimanté SAS', '1 rue X', 'SIRET 12345678900012 · TVA FR12']);
    expect(ticket.title).toBe('Ticket T1-0002');
    expect(ticket.about[1]).toBe('Hugo');
    expect(ticket.parts).toEqual([
      ['Dont TVA 5,5 %', '0,47 €'],
      ['Espèces', '9,00 €'],
    ]);
  });

  it('has no VAT number for a shop without VAT, and no identity before the shop is known', () => {
    expect(ticketIn('fr', sale, { ...shop, vatNumber: '' }).identity[2]).toBe('SIRET 12345678900012');
    const unknown = ticketText(sale, undefined, { t: texts.in('fr').t, format: formatsOf('fr') });
    expect(unknown).toMatchObject({ shop: '', identity: [] });
  });

  it('names the discount of a line', () => {
    const lines = [{ ...line, discountCents: 100, totalCents: 800 }];
    expect(ticketIn('fr', { ...sale, lines }).lines).toEqual([['2 × Magnet carré (Remise \u22121,00 €)', '8,00 €']]);
  });

  it('of a refund has negative amounts and the reason', () => {
    const ticket = ticketIn('fr', refund);
    expect(ticket.total).toEqual(['Total', '\u22129,00 €']);
    expect(ticket.about.at(-1)).toBe('Retour');
    expect(ticketIn('fr', sale).about).toHaveLength(2);
  });

  it('is in the language of the tablet', () => {
    expect(ticketIn('en', sale).total).toEqual(['Total', '€9.00']);
  });

  it('shows the beginning of its hash', () => {
    expect(ticketIn('fr', sale).hash).toBe('0123456789abcdef');
  });
});
