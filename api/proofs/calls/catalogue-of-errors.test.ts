import { beforeAll, describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../testing/people/identity.ts';
import { TestBrowser } from '../../testing/people/test-browser.ts';
import { addCoupon } from '../../testing/selling/test-shop.ts';

const running = testIdentity();
const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

interface Case {
  call: string;
  body?: unknown;
  status: number;
  fr: string;
  en: string;
}

const coupon = (code: string, cartTotal = 20) => ({ call: 'POST /api/coupons/validate', body: { code, cartTotal } });

/**
 * The server's texts in the specification's catalogue of errors. Errors without a server answer belong to the pages.
 */
const cases: Case[] = [
  {
    call: 'POST /api/auth/login',
    body: { email: 'nobody@exemple.test', password: 'Pas-celui-la-1' },
    status: 401,
    fr: 'Identifiants incorrects',
    en: 'Wrong e-mail address or password',
  },
  { call: `GET /api/products/${unknownId}`, status: 404, fr: 'Produit introuvable', en: 'Product not found' },
  { call: 'GET /api/products/slug/nulle-part', status: 404, fr: 'Produit introuvable', en: 'Product not found' },
  { ...coupon('INCONNU'), status: 404, fr: 'Code promo invalide', en: 'Invalid promotion code' },
  { ...coupon('PASSE'), status: 400, fr: 'Ce code promo a expiré.', en: 'This promotion code has expired.' },
  {
    ...coupon('TRENTE'),
    status: 400,
    fr: "Montant minimum d'achat requis : €30",
    en: 'Minimum purchase required: €30',
  },
  { call: 'GET /api/orders', status: 401, fr: 'Veuillez vous connecter.', en: 'Please sign in.' },
  { call: 'GET /api/nothing', status: 404, fr: "Cette adresse n'existe pas.", en: 'This address does not exist.' },
  {
    call: 'POST /api/newsletter/subscribe',
    body: { email: 'sans-arobase' },
    status: 400,
    fr: 'Certaines informations sont manquantes ou incorrectes.',
    en: 'Some information is missing or incorrect.',
  },
];

/** In the specification's typography: straight apostrophes, plain spaces. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/[\u00a0\u202f]/g, ' ');

describe('the specification’s catalogue of errors, as the server answers it', () => {
  beforeAll(async () => {
    await addCoupon(running.api.services, { code: 'PASSE', endsAt: '2025-09-01T00:00:00Z' });
    await addCoupon(running.api.services, { code: 'TRENTE', minimumCents: 3000 });
  });

  it.each(cases)('$call: $fr', async ({ call, body, status, fr, en }) => {
    const browser = new TestBrowser(running.api.url);
    const french = await browser.call(call, body);
    expect([french.status, plain(french.body.message)]).toEqual([status, expect.stringContaining(fr)]);
    const english = await browser.call(call, body, { 'accept-language': 'en-GB, fr;q=0.5' });
    expect([english.status, plain(english.body.message)]).toEqual([status, expect.stringContaining(en)]);
    expect(english.body.requestId).toBe(english.headers.get('x-request-id'));
  });
});
