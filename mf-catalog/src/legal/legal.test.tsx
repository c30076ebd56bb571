import { fillText, toBlocks } from '@aimante/shop/legal';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as app from '#app';
import { answerSettings, publicSettings } from '../shop-identity/settings.fixture.ts';

describe('a legal text', () => {
  it('is made of paragraphs and lists', () => {
    expect(toBlocks('Un.\nDeux.\n\n- a\n- b')).toEqual([
      { kind: 'text', text: 'Un.\nDeux.' },
      { kind: 'list', lines: ['a', 'b'] },
    ]);
  });
});

describe('a text with values from the settings', () => {
  const values = { email: 'a@b.test', phone: '' };

  it('omits unset values, or says so', () => {
    expect(fillText('Ici.\n[[Tél. {{phone}}.\n]][[Email {{email}}.]]', values)).toBe('Ici.\nEmail a@b.test.');
    expect(fillText('[[Tél. {{phone}}|Aucun téléphone]].', values)).toBe('Aucun téléphone.');
  });

  it('fails on a name that no setting has', () => {
    expect(() => fillText('{{fax}}', values)).toThrow('fax');
  });
});

describe('the legal notice', () => {
  const page = { id: 'legal-notice', params: {} };

  it('is the shop of the settings', async () => {
    const piece = await mountPiece(app, { page, api: answerSettings(publicSettings) });
    await screen.findByText(/Frigo Doré SAS, SAS au capital de 1 000 €/);
    const text = piece.element.textContent;
    for (const said of [
      '3 quai du Port',
      'RCS Nantes',
      '12345678900011',
      'Zoé Petit',
      'Nuage SA',
      'salut@frigo.example',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Le nom, l’adresse et le site du médiateur ne sont pas encore renseignés.');
    await piece.unmount();
  });

  it('names no company where the settings name none', async () => {
    const unset = { legalName: '', legalForm: '', address: '', siret: '', register: '', vatNumber: '', email: '' };
    const shop = { ...publicSettings.shop, ...unset, phone: '', director: '', host: '' };
    const piece = await mountPiece(app, { page, locale: 'en', api: answerSettings({ ...publicSettings, shop }) });
    await screen.findByText(/The identity of the publisher is not filled in yet\./);
    expect(piece.element.textContent).not.toMatch(/SIRET|Telephone|Registered office|[,:] \./);
    await piece.unmount();
  });

  it('offers another try where the settings do not answer', async () => {
    const piece = await mountPiece(app, { page, api: () => new Response(null, { status: 503 }) });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
    await piece.unmount();
  });
});

describe('the terms of sale', () => {
  it.each([
    ['fr', /jours? ouvrés?/, /affichés pour chaque mode avant le paiement/],
    ['en', /working days?/, /each method are shown before payment/],
  ] as const)('count no days of delivery beside the dates that the shop promises: %s', async (locale, days, dates) => {
    const page = { id: 'legal-terms', params: {} };
    const piece = await mountPiece(app, { locale, page, api: answerSettings(publicSettings) });
    expect(await screen.findByText(dates)).toBeTruthy();
    expect(piece.element.textContent).not.toMatch(days);
    await piece.unmount();
  });
});

describe.each([
  ['legal-notice', 'Mentions légales', 'Legal notice'],
  ['legal-terms', 'Conditions générales de vente', 'Terms of sale'],
  ['legal-privacy', 'Confidentialité', 'Privacy'],
])('the page %s', (id, french, english) => {
  it.each([
    ['fr', french, 'À faire confirmer par un juriste'],
    ['en', english, 'To be confirmed by a lawyer'],
  ] as const)('is complete in %s, and says that a lawyer has to confirm it', async (locale, title, warning) => {
    const piece = await mountPiece(app, { locale, page: { id, params: {} }, api: answerSettings(publicSettings) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(await screen.findByText(new RegExp(warning))).toBeTruthy();
    const sections = screen.getAllByRole('heading', { level: 2 });
    const links = screen.getAllByRole('navigation').flatMap((navigation) => [...navigation.querySelectorAll('a')]);
    expect(links.map((link) => link.textContent)).toEqual(sections.map((section) => section.textContent));
    expect(piece.element.textContent).not.toMatch(/legal[A-Z]|[[{\]}|]/);
    await piece.unmount();
  });
});
