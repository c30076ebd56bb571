import { describe, expect, it } from '@jest/globals';
import { encodeTicket } from './encode-ticket.ts';

const ticket = {
  shop: 'Aimanté',
  identity: ['Aimanté SAS', '1 rue de la Paix', 'SIRET 123 456 789 00012 · TVA FR12'],
  title: 'Ticket T1-0002',
  about: ['23 nov. 2026, 23:46', 'Hugo'],
  lines: [['3 × Magnet « Mon animal »', '13,50\u00a0€']],
  total: ['Total', '13,50\u00a0€'],
  parts: [
    ['Dont TVA 20\u00a0%', '2,25\u00a0€'],
    ['Espèces', '\u221213,50\u00a0€'],
  ],
  hash: '0123456789abcdef',
} as const;

/** What the printer shows, without accents and signs: the bytes that are plain ASCII. */
const ascii = (bytes: Uint8Array) => [...bytes].map((byte) => (byte < 127 ? String.fromCharCode(byte) : '?')).join('');

describe('the commands of a ticket printer', () => {
  it('have the identity of the shop, the number, the rates and the means of payment, and cut the paper', () => {
    const bytes = encodeTicket(ticket);
    const text = ascii(bytes);
    for (const part of ['SIRET 123 456 789 00012', 'Ticket T1-0002', 'Hugo', 'Dont TVA 20 %', '3 x Magnet', '-13,50'])
      expect(text).toContain(part);
    expect([...bytes].join(' ')).toContain('29 86');
  });

  it('have accents and the euro sign: no sign becomes a question mark', () => {
    expect(new TextDecoder('latin1').decode(encodeTicket(ticket))).not.toContain('?');
  });
});
