import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { aReview } from '../../reviews/reviews.fixture.ts';

let unmount = async () => {};
afterEach(() => unmount());

const product = { productId: 'p1', name: 'Magnet carré', options: 'Mat', quantity: 9, picture: null, review: null };
const order = (...products: object[]) => ({ orderNumber: 'PM-26-004217', author: 'Zoé M.', products });

async function open(answers: (method: string) => Response, path = '/reviews/write#token=signed') {
  const sent: { method: string; token: string | null; body: unknown }[] = [];
  const piece = await mountPiece(app, {
    path,
    page: { id: 'review-write', params: {} },
    api(_, init) {
      const method = init?.method ?? 'GET';
      sent.push({ method, token: new Headers(init?.headers).get('x-order-token'), body: init?.body });
      return answers(method);
    },
  });
  unmount = piece.unmount;
  return sent;
}

describe('the page to write a review', () => {
  it('sends stars, words and photos of the order that the link opens', async () => {
    const written = { ...product, review: { ...aReview(), state: 'waiting', refusal: null } };
    let isWritten = false;
    const sent = await open((method) => {
      isWritten ||= method === 'POST';
      return Response.json(order(isWritten ? written : product));
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^4 étoiles/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Votre avis' }), 'Tout est net, jusqu’au bord.');
    const photo = new File(['x'], 'mur.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Images jointes'), photo);
    expect(screen.getByText(/signé « Zoé M. »/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }));
    expect(await screen.findByText('En relecture')).toBeTruthy();
    const form = sent.find(({ method }) => method === 'POST')?.body as FormData;
    expect([form.get('productId'), form.get('stars'), form.getAll('photos')]).toEqual(['p1', '4', [photo]]);
    expect(sent.every(({ token }) => token === 'signed')).toBe(true);
  });

  it('names what is missing', async () => {
    await open(() => Response.json(order(product)));
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer mon avis' }));
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  });

  it('withdraws a review', async () => {
    const written = { ...product, review: { ...aReview(), state: 'published', refusal: null } };
    const sent = await open(() => Response.json(order(written)));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer mon avis' }));
    await waitFor(() => expect(sent.map(({ method }) => method)).toContain('DELETE'));
  });

  it.each([
    { when: 'without a link', path: '/reviews/write', status: 404, title: 'Ce lien n’est plus valable' },
    {
      when: 'with an old link',
      path: '/reviews/write#token=old',
      status: 404,
      title: 'Ce lien n’est plus valable',
    },
    { when: 'before delivery', path: '/reviews/write#token=new', status: 409, title: 'Encore un peu de patience' },
  ])('$when says so and shows a way on', async ({ path, status, title }) => {
    await open(() => Response.json({ code: 'REVIEW_TOO_EARLY', message: 'x' }, { status }), path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Suivre ma commande' })).toBeTruthy();
  });
});
