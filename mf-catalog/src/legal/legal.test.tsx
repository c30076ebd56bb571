import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as app from '../app.tsx';
import { toBlocks } from './paragraphs.ts';

describe('a legal text', () => {
  it('is made of paragraphs and lists', () => {
    expect(toBlocks('Un.\nDeux.\n\n- a\n- b')).toEqual([
      { kind: 'text', text: 'Un.\nDeux.' },
      { kind: 'list', lines: ['a', 'b'] },
    ]);
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
  ] as const)('stands whole in %s, and says that a lawyer has to confirm it', async (locale, title, warning) => {
    const piece = await mountPiece(app, { locale, page: { id, params: {} } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(new RegExp(warning))).toBeTruthy();
    const sections = screen.getAllByRole('heading', { level: 2 });
    const links = screen.getAllByRole('navigation').flatMap((navigation) => [...navigation.querySelectorAll('a')]);
    expect(links.map((link) => link.textContent)).toEqual(sections.map((section) => section.textContent));
    expect(piece.element.textContent).not.toMatch(/legal[A-Z]/);
    await piece.unmount();
  });
});
