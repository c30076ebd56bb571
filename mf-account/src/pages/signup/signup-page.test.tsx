import { mountPiece } from '@aimante/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { fill as fillField } from '../../form/fill.fixture.ts';

// A form of twelve fields is slow in jsdom on a busy machine.
jest.setTimeout(20_000);

async function openSignup(answer: () => Response) {
  const bodies: unknown[] = [];
  const api = (_: string, init?: RequestInit) => {
    bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    return answer();
  };
  const piece = await mountPiece(app, { path: '/auth/signup', page: { id: 'signup', params: {} }, api });
  const screen = within(piece.element);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await fillField(screen.getByLabelText(label), value);
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: /Créer mon compte/ }));
  return { screen, bodies, fill, submit };
}

const person = {
  Prénom: 'Camille',
  Nom: 'Moreau',
  'E-mail': 'camille@example.org',
  'Mot de passe': 'Lune-verte-42',
  'Confirmer le mot de passe': 'Lune-verte-42',
};
const accepted = () => Response.json({ message: 'Nous venons de vous envoyer un e-mail.' }, { status: 201 });

describe('the signup page', () => {
  it('sends a private person without the particulars of a company, then points to the mailbox', async () => {
    const { screen, bodies, fill, submit } = await openSignup(accepted);
    await fill(person);
    await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plus qu’un clic'));
    expect(bodies).toEqual([
      {
        email: 'camille@example.org',
        password: 'Lune-verte-42',
        firstName: 'Camille',
        lastName: 'Moreau',
        acceptTerms: true,
        newsletter: false,
        accountType: 'personal',
        companyName: null,
        siret: null,
        vatNumber: null,
        legalRepresentative: null,
      },
    ]);
  });

  it('refuses missing, different or unaccepted fields', async () => {
    const { screen, bodies, fill, submit } = await openSignup(accepted);
    await fill({ 'E-mail': 'camille', 'Mot de passe': 'lune', 'Confirmer le mot de passe': 'autre' });
    await submit();
    await screen.findByText('Indiquez votre prénom.');
    expect(screen.getByText('Indiquez votre nom.')).not.toBeNull();
    expect(screen.getByText(/Vérifiez cette adresse/)).not.toBeNull();
    expect(screen.getByText(/est trop court/)).not.toBeNull();
    expect(screen.getByText(/ne sont pas les mêmes/)).not.toBeNull();
    expect(screen.getByText(/Acceptez les conditions/)).not.toBeNull();
    expect(bodies).toEqual([]);
  });

  it('ignores a future repetition, and reports all of one that no longer fits', async () => {
    const { screen, fill } = await openSignup(accepted);
    await fill({ 'Mot de passe': 'Lune-verte-42' });
    await userEvent.tab();
    const differ = () => screen.queryByText('Les deux mots de passe ne sont pas les mêmes.');
    expect(differ()).toBeNull();
    await fill({ 'Confirmer le mot de passe': 'Lune-verte-42' });
    await userEvent.tab();
    expect(differ()).toBeNull();
    await fill({ 'Mot de passe': 'Soir-orange-73' });
    await waitFor(() => expect(differ()).not.toBeNull());
  });

  it('asks a business for its name and checks its numbers', async () => {
    const { screen, bodies, fill, submit } = await openSignup(accepted);
    await userEvent.click(screen.getByRole('radio', { name: 'Une entreprise' }));
    await fill({ ...person, 'SIRET (facultatif)': '732 829 320 00075', 'N° de TVA (facultatif)': 'FR45732829320' });
    await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await submit();
    await waitFor(() => expect(screen.getByText(/SIRET n’est pas valable/)).not.toBeNull());
    expect(screen.getByText(/TVA n’est pas valable/)).not.toBeNull();
    expect(screen.getByText('Indiquez le nom de votre société.')).not.toBeNull();
    expect(bodies).toEqual([]);
  });

  it('shows under its field what the server refuses', async () => {
    const { screen, fill, submit } = await openSignup(() =>
      Response.json({ code: 'PASSWORD_LEAKED', message: 'Ce mot de passe est trop courant.' }, { status: 400 }),
    );
    await fill(person);
    await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await submit();
    await waitFor(() => expect(screen.getByText('Ce mot de passe est trop courant.')).not.toBeNull());
    expect(screen.getByLabelText('Mot de passe').getAttribute('aria-invalid')).toBe('true');
  });
});
