import type { Session } from '@aimante/api-contract/identity';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { fill } from '../../form/fill.fixture.ts';

const session = (serial: number): Session => ({
  id: `018f3c1e-0000-7000-8000-00000000000${serial}`,
  userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
  ip: `192.0.2.${serial}`,
  createdAt: '2026-11-20T09:41:00.000Z',
  lastUsedAt: '2026-11-20T09:41:00.000Z',
  isCurrent: serial === 0,
});

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const passkey = {
  id: 'key',
  name: 'Téléphone',
  isSynced: false,
  createdAt: '2026-11-20T09:41:00.000Z',
  lastUsedAt: null,
};

async function openSecurity(
  count: number,
  answer: (path: string) => Response = () => Response.json({}),
  passkeys: readonly object[] = [],
) {
  const list = Array.from({ length: count }, (_, serial) => session(serial));
  const bodies: unknown[] = [];
  const paths: string[] = [];
  const piece = await mountPiece(app, {
    path: '/account/security',
    page: { id: 'account-security', params: {} },
    session: { token: 'a.b.c', role: 'customer' },
    api: (path, init) => {
      if (path === '/api/users/profile') return Response.json({ email: 'camille@exemple.fr' });
      if (path === '/api/auth/second-factors')
        return Response.json({ passkeys, hasCodeApp: passkeys.length > 0, recoveryCodesLeft: 0, isNeeded: false });
      if (!init?.method || init.method === 'GET') return Response.json(list);
      paths.push(path);
      bodies.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
      return answer(path);
    },
  });
  close = piece.unmount;
  const section = (name: string) => within(within(piece.element).getByRole('region', { name }));
  const devices = section('Appareils connectés');
  await devices.findByText('Cet appareil');
  return { ...piece, section, devices, bodies, paths };
}

describe('the list of devices', () => {
  it('shows a few, and all the others when asked', async () => {
    const { devices } = await openSecurity(8);
    const others = devices.getByText('3 autres appareils');
    const last = devices.getByText(/192\.0\.2\.7/);
    expect(last.closest('details')?.open).toBe(false);
    await userEvent.click(others);
    expect(last.closest('details')?.open).toBe(true);
    expect(devices.getByText(/192\.0\.2\.4/).closest('details')).toBeNull();
  });

  it('asks for nothing more where there are few', async () => {
    const { devices } = await openSecurity(5);
    expect(devices.queryByText(/autres? appareil/)).toBeNull();
  });

  it('never offers to end the session of this device', async () => {
    const { devices } = await openSecurity(1);
    expect(devices.queryByRole('button')).toBeNull();
  });

  it('ends one session, or all others', async () => {
    const { devices, paths, record } = await openSecurity(2, () => Response.json({ message: 'C’est fait.' }));
    await userEvent.click(devices.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    await waitFor(() => expect(record.notices).toEqual([{ kind: 'success', text: 'C’est fait.' }]));
    await userEvent.click(devices.getByRole('button', { name: 'Déconnecter tous les autres' }));
    await waitFor(() => expect(paths).toHaveLength(2));
    expect(paths.map((path) => path.endsWith(session(1).id))).toEqual([true, false]);
  });
});

const refusal = (code: string) => () => Response.json({ code, message: 'Voici pourquoi.' }, { status: 400 });
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('the change of the password', () => {
  async function change(typed: readonly [string, string], answer?: (path: string) => Response) {
    const opened = await openSecurity(1, answer);
    const section = opened.section('Mot de passe');
    const [current, next] = [
      section.getByLabelText('Mot de passe actuel'),
      section.getByLabelText('Nouveau mot de passe'),
    ];
    if (typed[0]) await fill(current, typed[0]);
    if (typed[1]) await fill(next, typed[1]);
    await userEvent.click(section.getByRole('button', { name: 'Changer le mot de passe' }));
    return { ...opened, section, current, next };
  }

  it.each([
    ['nothing', ['', ''], [true, true]],
    ['the current one alone', ['Lune-verte-42', ''], [false, true]],
    ['a new one alone', ['', 'Soir-orange-73'], [true, false]],
    ['a weak one', ['Lune-verte-42', 'soir'], [false, true]],
  ] as const)('is not sent with %s', async (_, typed, faults) => {
    const { current, next, bodies } = await change(typed);
    expect([isInvalid(current), isInvalid(next)]).toEqual(faults);
    expect(bodies).toEqual([]);
  });

  it.each([
    ['WRONG_PASSWORD', [true, false]],
    ['PASSWORD_TOO_WEAK', [false, true]],
    ['PASSWORD_LEAKED', [false, true]],
    ['TOO_MANY', [false, false]],
  ] as const)('shows the refusal %s at its field, and keeps what was typed', async (code, faults) => {
    const { section, current, next } = await change(['Lune-verte-42', 'Soir-orange-73'], refusal(code));
    await section.findByText('Voici pourquoi.');
    expect([isInvalid(current), isInvalid(next)]).toEqual(faults);
    expect(section.getByDisplayValue('Soir-orange-73')).not.toBeNull();
  });

  it('goes on with the new session, and empties the fields', async () => {
    const answer = () => Response.json({ token: 'd.e.f', user: { role: 'customer' } });
    const { platform, section, current } = await change(['Lune-verte-42', 'Soir-orange-73'], answer);
    await waitFor(() => expect(platform.session.get()).toEqual({ token: 'd.e.f', role: 'customer' }));
    await waitFor(() => expect(section.queryByDisplayValue(/-/)).toBeNull());
    expect(isInvalid(current)).toBe(false);
  });
});

describe('the change of the e-mail address', () => {
  async function change(typed: readonly [string, string], answer?: (path: string) => Response) {
    const opened = await openSecurity(1, answer);
    const section = opened.section('Adresse e-mail');
    const [email, password] = [
      section.getByLabelText('Nouvelle adresse'),
      section.getByLabelText('Mot de passe actuel'),
    ];
    if (typed[0]) await fill(email, typed[0]);
    if (typed[1]) await fill(password, typed[1]);
    await userEvent.click(section.getByRole('button', { name: 'Changer l’adresse' }));
    return { ...opened, section, email, password };
  }

  it('leads to the first fault', async () => {
    const { email, bodies } = await change(['camille@exemple', '']);
    expect([document.activeElement, isInvalid(email)]).toEqual([email, true]);
    expect(bodies).toEqual([]);
  });

  it('needs the password', async () => {
    const { password, bodies } = await change(['camille@exemple.fr', '']);
    expect([document.activeElement, isInvalid(password)]).toEqual([password, true]);
    expect(bodies).toEqual([]);
  });

  it('shows a wrong password at its field', async () => {
    const { section, password } = await change(['c@exemple.fr', 'Lune'], refusal('WRONG_PASSWORD'));
    await section.findByText('Voici pourquoi.');
    expect(isInvalid(password)).toBe(true);
  });

  it('waits for the link in the mail', async () => {
    const answer = () => Response.json({ message: 'Regardez votre boîte.' });
    const { section, bodies } = await change([' c@exemple.fr ', ' Lune verte '], answer);
    await section.findByText('Regardez votre boîte.');
    expect(bodies).toEqual([{ email: 'c@exemple.fr', password: ' Lune verte ' }]);
    expect(section.queryByRole('textbox')).toBeNull();
  });
});

it('asks before a passkey or the code app is removed', async () => {
  const { section, paths, record } = await openSecurity(1, undefined, [passkey]);
  const factors = section('Clés d’accès et codes');
  await userEvent.click(await factors.findByRole('button', { name: 'Retirer Téléphone' }));
  await userEvent.click(factors.getByRole('button', { name: 'Retirer l’application' }));
  await waitFor(() => expect(paths).toHaveLength(2));
  expect(record.questions.map(({ title }) => title)).toEqual([
    'Retirer « Téléphone » ?',
    'Retirer « Application de codes » ?',
  ]);
});
