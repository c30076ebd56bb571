import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOrder } from '../open-order.fixture.ts';
import { line, order } from '../order.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(20_000);

const waiting = (change: object = {}) =>
  order(
    { lines: [line({ quantity: 3, missingPhotos: 2 })], missingPhotos: 2, status: 'en_cours', ...change },
    { canAddPhotos: true },
  );
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, 3, ...new Array<number>(20).fill(0)]);

/** jsdom reads neither files nor pictures. */
const jpeg = (name: string) =>
  Object.assign(new File([bytes], name, { type: 'image/jpeg' }), { arrayBuffer: async () => bytes.buffer });
function readsPictures() {
  const bitmap = { width: 3000, height: 2000, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
}

async function openWithPhotos(names: readonly string[]) {
  readsPictures();
  let uploads = 0;
  const whole = order({ lines: [line({ quantity: 3 })] });
  const visit = await openOrder(waiting(), {
    answer: (path, init) => {
      if (path.endsWith('/lines/018f3c1e-0000-7000-8000-000000000011/photos')) return Response.json(whole);
      if (init?.method === 'POST') {
        uploads += 1;
        return new Response(null, { status: 201, headers: { location: `/api/uploads/${uploads}` } });
      }
      return new Response(null, {
        status: 204,
        headers: { 'upload-offset': String(bytes.length), 'photo-id': `photo-${uploads}` },
      });
    },
  });
  const picker = await visit.screen.findByLabelText(/Choisir les photos/);
  await userEvent.upload(picker, names.map(jpeg));
  return { ...visit, whole };
}

describe('the photos that an order still needs', () => {
  it('are named with their number, before and after the payment', async () => {
    const { screen } = await openOrder(waiting({ status: 'en_attente', paymentStatus: 'pending' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Il nous manque vos photos et votre paiement' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Il manque 2 photos' })).toBeTruthy();
  });

  it('are at most as many as are missing', async () => {
    const { screen } = await openWithPhotos(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(await screen.findByText(/^Il ne manque que 2 photos/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'b.jpg' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'c.jpg' })).toBeNull();
  });

  it('are cropped by the customer, and sent with the crop', async () => {
    const { press, calls } = await openWithPhotos(['a.jpg']);
    await press('Recadrer a.jpg');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Recadrer la photo' }));
    fireEvent.change(dialog.getByLabelText('De gauche à droite'), { target: { value: '1200' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Garder ce cadrage' }));
    await press('Un de plus, a.jpg');
    await press('Ajouter ces 2 photos');
    await waitFor(() => {
      const added = calls.find(({ path }) => path.endsWith('/photos'));
      expect(added).toMatchObject({
        token: 'signed-token',
        body: { photos: [{ photoId: 'photo-1', copies: 2, recipe: { aspect: 1, center: { x: 1200, y: 1000 } } }] },
      });
    });
  });
});
