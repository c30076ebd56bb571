import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales } from '#locales';
import { NewsletterForm } from './newsletter-form.tsx';

const fragment = defineFragment(NewsletterForm, locales);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre adresse e-mail' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'S’inscrire' }));

afterEach(() => void jest.useRealTimers());

describe('the newsletter form', () => {
  it('asks for an address where none is given, and for a real one', async () => {
    const piece = await mountPiece(fragment);
    await send();
    expect(screen.getByText('Veuillez saisir votre adresse email')).toBeTruthy();
    await userEvent.type(field(), 'manon');
    expect(screen.queryByText('Veuillez saisir votre adresse email')).toBeNull();
    await send();
    expect(screen.getByText('Cette adresse e-mail est incomplète. Exemple : prenom@exemple.fr')).toBeTruthy();
    await piece.unmount();
  });

  it('is busy while it sends, then shows the answer for five seconds and is empty', async () => {
    let answer = (_: Response) => {};
    const api = () => new Promise<Response>((resolve) => (answer = resolve));
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'manon@example.org');
    await send();
    expect(field().disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Inscription...' })).toBeTruthy();

    jest.useFakeTimers();
    answer(Response.json({ message: 'Un lien vous attend.' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Un lien vous attend.'));
    expect(field().value).toBe('');
    act(() => void jest.advanceTimersByTime(4999));
    expect(screen.queryByText(/Un lien vous attend/)).toBeTruthy();
    act(() => void jest.advanceTimersByTime(2));
    expect(screen.queryByText(/Un lien vous attend/)).toBeNull();
    jest.useRealTimers();
    await piece.unmount();
  });

  it.each([
    [
      'the server’s words',
      () => Response.json({ code: 'X', message: 'Déjà inscrit' }, { status: 409 }),
      'Déjà inscrit',
    ],
    [
      'its own where it gave none',
      () => new Response('<html>', { status: 502 }),
      'Erreur lors de l’inscription à la newsletter',
    ],
    [
      'that nobody answered',
      () => Promise.reject(new TypeError('offline')),
      'Impossible de contacter le serveur. Veuillez vérifier votre connexion.',
    ],
  ])('keeps the address and says %s where it fails', async (_, api, text) => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'manon@example.org');
    await send();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field().value).toBe('manon@example.org');
    await piece.unmount();
  });
});
