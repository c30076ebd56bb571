import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { fill } from '../../form/fill.fixture.ts';

const user = {
  id: '018f3c1e-0000-7000-8000-000000000001',
  firstName: 'Camille',
  role: 'customer',
  isActive: true,
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
const page = { id: 'login', params: {} };

async function openLogin(path: string, api: (path: string, init?: RequestInit) => Response) {
  const piece = await mountPiece(app, { path, page, api });
  const screen = within(piece.element);
  const logIn = async () => {
    await fill(screen.getByLabelText('E-mail'), 'camille@example.org');
    await fill(screen.getByLabelText('Mot de passe'), 'Lune-verte-42');
    await userEvent.click(screen.getByRole('button', { name: /Se connecter|Connexion/ }));
  };
  return { ...piece, screen, logIn };
}

describe('the login page', () => {
  it('opens the session and goes where the visitor was going', async () => {
    const { logIn, platform, record } = await openLogin('/auth/login?redirect=%2Forders%3Fpage%3D2', () =>
      json({ token: 'a.b.c', expiresAt: '', user }),
    );
    await logIn();
    await waitFor(() => expect(record.navigations).toEqual(['/orders?page=2']));
    expect(platform.session.get()).toEqual({ token: 'a.b.c', role: 'customer' });
  });

  it('opens the orders if the redirect is not of this site', async () => {
    const { logIn, record } = await openLogin('/auth/login?redirect=%2F%2Fevil.example', () =>
      json({ token: 'a.b.c', expiresAt: '', user }),
    );
    await logIn();
    await waitFor(() => expect(record.navigations).toEqual(['/orders']));
  });

  it('offers to continue as a guest first, at checkout only', async () => {
    const paying = await openLogin('/auth/login?redirect=%2Fcheckout', () => json({}));
    expect(paying.screen.getByRole('link', { name: 'Continuer en invité' }).getAttribute('href')).toBe(
      '/checkout/guest',
    );
    const other = await openLogin('/auth/login?redirect=%2Forders', () => json({}));
    expect(other.screen.queryByRole('link', { name: 'Continuer en invité' })).toBeNull();
  });

  it('offers to crop without an account, on the way to a product’s photos', async () => {
    const { screen } = await openLogin('/auth/login?redirect=%2Fproducts%2F1%2Fcustomize%3Fquantity%3D2', () =>
      json({}),
    );
    expect(screen.getByRole('link', { name: 'Recadrer sans compte' }).getAttribute('href')).toBe(
      '/products/1/customize/guest?quantity=2',
    );
  });

  it('shows the server’s fault under the password, and keeps the typed values', async () => {
    const { logIn, screen } = await openLogin('/auth/login', () =>
      json({ code: 'INVALID_CREDENTIALS', message: 'Identifiants incorrects' }, 401),
    );
    await logIn();
    const password = await waitFor(() => {
      const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      return field;
    });
    expect(password.value).toBe('Lune-verte-42');
    expect(screen.getByText('Identifiants incorrects')).not.toBeNull();
    expect(document.activeElement).toBe(password);
  });

  it('says that the server could not be reached', async () => {
    const { logIn, screen } = await openLogin('/auth/login', () => {
      throw new TypeError('offline');
    });
    await logIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Impossible de contacter le serveur'));
  });

  it('asks nothing of the server before both fields are filled', async () => {
    const asked: string[] = [];
    const { screen } = await openLogin('/auth/login', (path) => {
      asked.push(path);
      return json({});
    });
    await userEvent.click(screen.getByRole('button', { name: /Se connecter/ }));
    expect(screen.getByText('Indiquez votre adresse e-mail.')).not.toBeNull();
    expect(screen.getByText('Indiquez votre mot de passe.')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(asked).toEqual([]);
  });

  it('reactivates an account with the token of its login, and only then opens the session', async () => {
    const calls: (string | null)[] = [];
    const { logIn, screen, platform, record } = await openLogin('/auth/login', (path, init) => {
      if (path === '/api/auth/login')
        return json({ token: 'a.b.c', expiresAt: '', user: { ...user, isActive: false } });
      calls.push(new Headers(init?.headers).get('authorization'));
      return json({ message: 'ok' });
    });
    await logIn();
    const wake = await screen.findByRole('button', { name: 'Réactiver mon compte' });
    expect(platform.session.get()).toBeNull();
    await userEvent.click(wake);
    await waitFor(() => expect(record.navigations).toEqual(['/orders']));
    expect(calls).toEqual(['Bearer a.b.c']);
  });
});
