import { mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { aProduct } from '../../../catalogue/catalogue.fixture.ts';

const pictures = ['front', 'back', 'side'].map((base) => ({
  id: base,
  pictureUrl: `/${base}.jpg`,
  base: `/${base}`,
  width: 800,
  height: 600,
  widths: [400, 800],
  colour: '#fff',
  alt: base,
}));

let unmount = async () => {};

/** The test browser has no modal dialogs. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => unmount());

async function open(count = 3) {
  const product = aProduct({ id: 'p', slug: 'magnet', pictures: pictures.slice(0, count) });
  const piece = await mountPiece(app, {
    path: '/products/magnet',
    page: { id: 'product', params: { identifier: 'magnet' } },
    api: (path) =>
      path.startsWith('/api/products/slug/') ? Response.json(product) : new Response(null, { status: 404 }),
  });
  unmount = piece.unmount;
  await screen.findByRole('heading', { level: 1 });
}

const shown = (within_: HTMLElement) => within(within_).getAllByRole<HTMLImageElement>('img')[0]?.alt;
const zoom = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir la photo' }));
  return screen.findByRole('dialog');
};

describe('the photos of a product', () => {
  it('are shown by their thumbnails', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Photo 2 sur 3' }));
    expect(shown(screen.getByRole('region', { name: /^Photos de/ }))).toBe('back');
    expect(screen.getByRole('button', { name: 'Photo 2 sur 3' }).getAttribute('aria-current')).toBe('true');
  });

  it('turn in a circle in the full window, by keys and buttons', async () => {
    await open();
    const dialog = await zoom();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown(dialog)).toBe('side');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown(dialog)).toBe('back');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Photo suivante' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Photo suivante' }));
    expect(shown(dialog)).toBe('front');
  });

  it('stay at the photo that was seen last when the full window is closed', async () => {
    await open();
    const dialog = await zoom();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown(screen.getByRole('region', { name: /^Photos de/ }))).toBe('back');
  });

  it('have no thumbnails where there is one, and no full window where there is none', async () => {
    await open(1);
    expect(screen.queryByRole('button', { name: /^Photo 1/ })).toBeNull();
    await unmount();
    await open(0);
    expect(screen.queryByRole('button', { name: 'Agrandir la photo' })).toBeNull();
  });
});
