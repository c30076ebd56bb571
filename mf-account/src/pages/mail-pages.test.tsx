import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { fill } from '../form/fill.fixture.ts';

const TOKEN = 'abcdefghij-KLMNOPQRST_0123456789';
const refused =
  (code: string, message: string, status = 400) =>
  () =>
    Response.json({ code, message }, { status });
const done = (message: string) => () => Response.json({ message });

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

interface Visit {
  readonly path: string;
  readonly id: string;
  readonly isLoggedIn?: boolean;
}

async function open({ path, id, isLoggedIn = false }: Visit, answer: (path: string) => Response) {
  const calls: { path: string; body: unknown }[] = [];
  const { element, unmount } = await mountPiece(app, {
    path,
    page: { id, params: {} },
    session: isLoggedIn ? { token: 'a.b.c', role: 'customer' } : null,
    api: (asked, init) => {
      calls.push({ path: asked, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      return answer(asked);
    },
  });
  close = unmount;
  const screen = within(element);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { screen, calls, press };
}

describe('the link of a mail', () => {
  it.each([
    ['without a token', ''],
    ['with another word', `#code=${TOKEN}`],
    ['that a mail program cut off', `#token=${TOKEN.slice(0, 19)}`],
    ['with more than a token', `#token=${TOKEN}%20<script>`],
  ])('%s is invalid on both pages, and asks nothing of the server', async (_, hash) => {
    for (const [id, path] of [
      ['reset-password', '/auth/reset-password'],
      ['verify-email', '/auth/verify-email'],
    ] as const) {
      const { screen, calls } = await open({ path: path + hash, id }, done(''));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce lien n’est plus valable');
      expect(calls).toEqual([]);
    }
  });
});

describe('the new password', () => {
  const visit = { path: `/auth/reset-password#token=${TOKEN}`, id: 'reset-password' };

  it('is sent once it follows the rules', async () => {
    const { screen, calls, press } = await open(visit, done('Votre mot de passe est changé.'));
    const field = screen.getByLabelText('Mot de passe');
    await fill(field, 'lune');
    await press('Enregistrer');
    expect(screen.getByText(/est trop court/)).not.toBeNull();
    expect(document.activeElement).toBe(field);
    await fill(field, '-Verte-42');
    await press('Enregistrer');
    await screen.findByText('Votre mot de passe est changé.');
    expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'lune-Verte-42' }]);
  });

  it.each([
    ['a weak one stays in the field', 'PASSWORD_TOO_WEAK', 'Nouveau mot de passe'],
    ['one from a leak stays in the field', 'PASSWORD_LEAKED', 'Nouveau mot de passe'],
    ['a link that was used has a way on', 'LINK_INVALID', 'Ce lien n’est plus valable'],
    ['another refusal stays on the page', 'TOO_MANY', 'Nouveau mot de passe'],
  ])('%s', async (_, code, title) => {
    const { screen, press } = await open(visit, refused(code, 'Voici pourquoi.'));
    await fill(screen.getByLabelText('Mot de passe'), 'Lune-verte-42');
    await press('Enregistrer');
    await screen.findByText('Voici pourquoi.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const isInField = screen.queryByLabelText('Mot de passe')?.getAttribute('aria-invalid') === 'true';
    expect(isInField).toBe(code.startsWith('PASSWORD_'));
  });
});

describe('the confirmation of an address', () => {
  const visit = { path: `/auth/verify-email#token=${TOKEN}`, id: 'verify-email' };

  it('waits for a press, because mail programs open links', async () => {
    const { calls, press, screen } = await open(visit, done('Votre adresse est confirmée.'));
    expect(calls).toEqual([]);
    await press('Confirmer');
    await screen.findByText('Votre adresse est confirmée.');
    expect(calls).toEqual([{ path: '/api/auth/verify-email', body: { token: TOKEN } }]);
  });

  it('notices a session that it has ended', async () => {
    const { calls, press, screen } = await open({ ...visit, isLoggedIn: true }, (path) =>
      path.endsWith('/profile') ? new Response(null, { status: 401 }) : Response.json({ message: 'C’est effacé.' }),
    );
    await press('Confirmer');
    await screen.findByText('C’est effacé.');
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/verify-email', '/api/users/profile']);
  });

  it('can be tried again after a fault of the server', async () => {
    let isDown = true;
    const { press, screen } = await open(visit, () =>
      isDown ? refused('DOWN', 'Revenez dans un instant.', 503)() : done('Votre adresse est confirmée.')(),
    );
    await press('Confirmer');
    await screen.findByText('Revenez dans un instant.');
    isDown = false;
    await press('Confirmer');
    await screen.findByText('Votre adresse est confirmée.');
  });
});

describe('a forgotten password', () => {
  const visit = { path: '/auth/forgot-password', id: 'forgot-password' };

  it.each([
    ['', 'Indiquez votre adresse e-mail.'],
    ['   ', 'Indiquez votre adresse e-mail.'],
    ['camille@exemple', /^Vérifiez cette adresse/],
  ])('is not asked for with the address %j', async (typed, fault) => {
    const { screen, calls, press } = await open(visit, done(''));
    const field = screen.getByLabelText('E-mail');
    if (typed) await fill(field, typed);
    await press('Recevoir le lien');
    expect(screen.getByText(fault)).not.toBeNull();
    expect(document.activeElement).toBe(field);
    expect(calls).toEqual([]);
  });

  it('has the same answer for every address, and a way to another', async () => {
    const { screen, calls, press } = await open(visit, done('Si un compte existe, le lien arrive.'));
    await fill(screen.getByLabelText('E-mail'), ' camille@exemple.fr ');
    await press('Recevoir le lien');
    const words = await screen.findByRole('status');
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(words.textContent).toContain('Si un compte existe, le lien arrive.');
    expect(calls[0]?.body).toEqual({ email: 'camille@exemple.fr' });
    await press('Essayer une autre adresse');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('');
  });
});
