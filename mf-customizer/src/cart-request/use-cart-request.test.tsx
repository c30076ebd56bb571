import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CropperSession } from '../cropper-session/cropper-session.ts';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { projectOf } from '../photo-project/project.fixture.ts';
import { useCartRequest } from './use-cart-request.ts';

/** Answer of the server that takes the originals. The upload queue is one for all tests. */
let refusal: number | undefined;
const server = (_: string, { method = '' }: RequestInit = {}) => {
  if (refusal) return new Response(null, { status: refusal });
  if (method === 'POST') return new Response(null, { status: 201, headers: { location: '/api/uploads/1' } });
  return new Response(null, { status: 204, headers: { 'upload-offset': '7', 'photo-id': 'stored' } });
};

function Piece() {
  const { addToCart, progress } = useCartRequest();
  const purchase = { productId: 'p', variantId: 'v', bundleId: undefined, unitPriceCents: 450 };
  return (
    <button type="button" disabled={progress !== undefined} onClick={() => void addToCart(purchase)}>
      add
    </button>
  );
}

/** Adds two photos to the cart. Each test has its own names, because an original is sent once. */
async function add(
  names: readonly string[],
  over: Partial<CropperSession> = {},
  options: { cart?: () => Promise<{ isAdded: boolean }> } = {},
) {
  const finished: string[] = [];
  const session = aSession(projectOf(names), { finish: async (lineId) => void finished.push(lineId), ...over });
  for (const name of names) session.shelf.keepOriginal(`photo-${name}`, new File(['picture'], name));
  const { record } = await mountInSession(Piece, session, { api: server, ...options });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'add' });
  await userEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(false));
  return { record, finished, texts: record.notices.map(({ text }) => text) };
}

describe('the photos for the cart', () => {
  it('are handed over once their originals have arrived, and the cart opens', async () => {
    const { record, finished } = await add(['a1.jpg', 'a2.jpg']);
    const [request] = record.cartRequests;
    expect(request?.photos.map(({ photoId }) => photoId)).toEqual(['stored', 'stored']);
    expect(request).toMatchObject({ productId: 'p', variantId: 'v', unitPriceCents: 450 });
    expect(finished).toEqual([request?.lineId]);
    expect(record.navigations).toEqual(['/cart']);
  });

  it('replace the line that they came from', async () => {
    const { record, finished } = await add(['b1.jpg'], { lineId: '01a10000-0000-7000-8000-000000000009' });
    expect(record.cartRequests[0]?.lineId).toBe('01a10000-0000-7000-8000-000000000009');
    expect(finished).toEqual(['01a10000-0000-7000-8000-000000000009']);
  });

  it('stay here where the visitor does not add them after all', async () => {
    const { record, finished } = await add(['c1.jpg'], {}, { cart: async () => ({ isAdded: false }) });
    expect([finished, record.navigations, record.notices]).toEqual([[], [], []]);
  });

  it.each([
    ['the cart fails', 'd1.jpg', {}, () => Promise.reject(new Error('no network'))],
    [
      'a picture cannot be made',
      'd2.jpg',
      { prepared: { ...aSession(projectOf([])).prepared, pictureOf: () => Promise.reject(new Error('no memory')) } },
      undefined,
    ],
  ] as const)('stay here where %s, which is said', async (...[, name, over, cart]) => {
    const { record, finished, texts } = await add([name], over, cart && { cart });
    expect(texts).toEqual(['Vos photos n’ont pas pu être ajoutées au panier. Elles restent ici\u00a0: réessayez.']);
    expect([finished, record.navigations]).toEqual([[], []]);
  });

  it('wait for an original that the server refuses, and go on with the next press', async () => {
    refusal = 400;
    const { record, texts } = await add(['e1.jpg']);
    expect(texts).toEqual([expect.stringContaining('n’ont pas pu être envoyées')]);
    expect(record.cartRequests).toEqual([]);
    refusal = undefined;
    expect((await add(['e1.jpg'])).record.navigations).toEqual(['/cart']);
  });
});
