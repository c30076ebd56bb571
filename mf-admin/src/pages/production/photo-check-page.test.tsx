import { mountPiece } from '@aimante/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
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
  tiles: [],
};

async function openPhotoCheck() {
  const reviewed: unknown[] = [];
  const { element } = await mountPiece(app, {
    path: '/admin/photo-check',
    page: { id: 'photo-check', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      if (address === '/api/admin/orders/one') return json(order);
      if (address.startsWith('/api/admin/orders?')) return json({ items: [{ id: 'one', isLate: false }] });
      if (address.includes('/photos/')) reviewed.push(init?.body);
      return json({}, 404);
    },
  });
  const screen = within(element);
  await screen.findByRole('button', { name: 'Approuver A' });
  return { page: within(document.body), screen, reviewed };
}

describe('the light table', () => {
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
});
