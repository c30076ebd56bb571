import { mountPiece } from '@aimante/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const photo = { id: 'photo', review: 'waiting', copies: 1, previewUrl: '/photo.webp' };
const order = {
  id: 'one',
  number: 'AIM-one',
  status: 'en_cours',
  stage: 'a_verifier',
  createdAt: '2026-11-20T10:00:00Z',
  lines: [{ id: 'line', name: 'Magnet carré', magnetWidth: 50, magnetHeight: 50, photos: [photo] }],
  tiles: [{ linePhotoId: 'photo', isReady: true, quality: null, dpi: null, bleed: null, cut: null }],
};
const sheet = (id: string, colourProfile: object | null, isDefault = false) => ({
  id,
  name: `Papier ${id}`,
  isDefault,
  colourProfile,
});
const icc = { description: 'Brillant', space: 'RGB', bytes: 3000 };

interface Workshop {
  readonly sheets?: readonly object[];
  readonly outOfReach?: number;
}

async function openPhotoCheck({ sheets = [], outOfReach = 0 }: Workshop = {}) {
  const reviewed: unknown[] = [];
  const proofs: string[] = [];
  const { element } = await mountPiece(app, {
    path: '/admin/photo-check',
    page: { id: 'photo-check', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      if (address === '/api/admin/orders/one') return json(order);
      if (address.startsWith('/api/admin/orders?')) return json({ items: [{ id: 'one', isLate: false }] });
      if (address === '/api/admin/sheet-profiles') return json(sheets);
      if (address.includes('/soft-proof')) {
        proofs.push(address);
        return json({ picture: 'UFJPT0Y=', outOfReach });
      }
      if (address.endsWith('/tile.jpg')) return json({}, 404);
      if (address.includes('/photos/')) reviewed.push(init?.body);
      return json({}, 404);
    },
  });
  const screen = within(element);
  await screen.findByRole('button', { name: 'Approuver A' });
  return { page: within(document.body), screen, reviewed, proofs };
}

describe('the light table', () => {
  beforeEach(() => sessionStorage.clear());
  // jsdom has neither `matchMedia` nor `scrollIntoView`.
  beforeAll(() => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });

  it('takes no key that is pressed in a dialog above it', async () => {
    const { page, reviewed } = await openPhotoCheck();
    await userEvent.keyboard('?');
    const help = await page.findByRole('dialog');
    await waitFor(() => expect(help.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(reviewed).toEqual([]);
    await userEvent.keyboard('a');
    await waitFor(() => expect(reviewed).toEqual(['{"review":"approved","reason":null}']));
  });

  it('asks for a reason beside the buttons, and returns to the photo when cancelled', async () => {
    const { screen, reviewed } = await openPhotoCheck();
    const tile = screen.getByRole('button', { name: /^Photo 1/ });
    await userEvent.click(tile);
    await userEvent.keyboard('b');
    const reasons = await screen.findByRole('group', { name: /./ });
    expect(reasons.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(tile);
    expect(reviewed).toEqual([]);
  });

  it('has no soft proof without an ICC profile', async () => {
    const { screen } = await openPhotoCheck({ sheets: [sheet('a', null, true)] });
    await userEvent.keyboard('p');
    expect(screen.queryByRole('button', { name: /Épreuve/ })).toBeNull();
    expect(screen.queryByText('épreuve')).toBeNull();
  });

  it('shows the soft proof by a key, and says how much the paper cannot show', async () => {
    const sheets = [sheet('a', null, true), sheet('b', icc), sheet('c', icc)];
    const { screen, proofs } = await openPhotoCheck({ sheets, outOfReach: 0.234 });
    const button = await screen.findByRole('button', { name: 'Épreuve à l’écran P' });
    expect([button.getAttribute('aria-pressed'), proofs]).toEqual(['false', []]);
    await userEvent.keyboard('p');
    const picture = await screen.findByRole('img', { name: 'La photo telle que la montrera Papier b' });
    expect(picture.getAttribute('src')).toBe('data:image/jpeg;base64,UFJPT0Y=');
    expect(proofs).toEqual(['/api/admin/orders/one/photos/photo/soft-proof?sheetProfileId=b']);
    const warning = screen.getByText(/^Couleurs hors de portée\s: 23\s%$/);
    expect(warning.dataset.tone).toBe('warning');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Papier de l’épreuve' }), 'Papier c');
    await screen.findByRole('img', { name: 'La photo telle que la montrera Papier c' });
    await userEvent.click(button);
    await screen.findByRole('img', { name: 'La photo sélectionnée, en grand' });
  });

  it('remembers the paper of the soft proof, and warns of nothing when the paper shows nearly all', async () => {
    const sheets = [sheet('b', icc, true), sheet('c', icc)];
    sessionStorage.setItem('aimante-admin-proof-paper', '"c"');
    const { screen } = await openPhotoCheck({ sheets, outOfReach: 0.004 });
    await userEvent.click(await screen.findByRole('button', { name: 'Épreuve à l’écran P' }));
    await screen.findByRole('img', { name: 'La photo telle que la montrera Papier c' });
    const words = screen.getByText('Toutes les couleurs sont à portée du papier');
    expect(words.dataset.tone).toBeUndefined();
  });
});
