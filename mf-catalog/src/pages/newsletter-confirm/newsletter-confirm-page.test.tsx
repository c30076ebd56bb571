import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

let unmount = async () => {};
afterEach(() => unmount());

async function open(answer: () => Response | Promise<Response>, locale: 'fr' | 'en' = 'fr') {
  const sent: unknown[] = [];
  const piece = await mountPiece(app, {
    path: '/newsletter/confirm?token=t%2B1',
    locale,
    page: { id: 'newsletter-confirm', params: {} },
    api(_, init) {
      sent.push(JSON.parse(init?.body as string));
      return answer();
    },
  });
  unmount = piece.unmount;
  return sent;
}

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon inscription' }));
const refusal =
  (status: number, message = '') =>
  () =>
    Response.json({ code: 'X', message }, { status });

describe('the link of the newsletter', () => {
  it('does not subscribe before the confirmation, because mail programs open links', async () => {
    const sent = await open(() => Response.json({ message: 'Bienvenue' }));
    await screen.findByRole('heading', { level: 1, name: 'Un dernier clic' });
    expect(sent).toEqual([]);
    await confirm();
    expect(await screen.findByText('Bienvenue')).toBeTruthy();
    expect(sent).toEqual([{ token: 't+1' }]);
  });

  it.each([
    [refusal(410, 'Lien expiré'), 'Lien expiré'],
    [refusal(404), 'Ce lien n’est plus valable'],
  ])('that is not valid any more says how to get another one', async (answer, title) => {
    await open(answer);
    await confirm();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(/Inscrivez-vous à nouveau/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', refusal(503)],
  ])('is tried again where %s, as it may still be valid', async (_, fails) => {
    let answer = fails;
    const sent = await open(() => answer());
    await confirm();
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.queryByText(/Inscrivez-vous à nouveau/)).toBeNull();
    answer = () => Response.json({ message: 'Bienvenue' });
    await userEvent.click(again);
    expect(await screen.findByText('Bienvenue')).toBeTruthy();
    expect(sent).toHaveLength(2);
  });
});
