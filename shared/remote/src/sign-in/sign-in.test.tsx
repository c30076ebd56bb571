import { useSignedIn } from '@aimante/remote';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { callApi, mountFragment, refusal } from '../data/data.fixture.tsx';
import { useChange } from '../data/use-change.ts';

const session = { token: 'old', role: 'customer' } as const;
const asDialog = async () => within(await within(document.body).findByRole('dialog'));

/** A form of a visitor with a dead session: the shop refuses its token, and serves any other caller. */
async function send(options: { canBeGuest?: boolean; login?: () => Response } = {}) {
  const { canBeGuest = false } = options;
  const callers: (string | null)[] = [];
  function Form() {
    const asGuest = useSignedIn({ canBeGuest: true });
    const change = useChange(canBeGuest ? (api) => asGuest(() => callApi(api)) : callApi, {
      failure: 'inline',
      done: 'Envoyé',
    });
    return (
      <>
        <input aria-label="text" />
        <button type="button" onClick={() => change.mutate()}>
          send {change.error?.message}
        </button>
      </>
    );
  }
  const piece = await mountFragment(Form, {
    session,
    api: (path, init) => {
      if (path === '/api/auth/login')
        return options.login?.() ?? Response.json({ token: 'new', user: { role: 'customer' } });
      const caller = new Headers(init?.headers).get('authorization');
      callers.push(caller);
      return caller === 'Bearer old' ? refusal(401, 'Veuillez vous connecter.', 'UNAUTHENTICATED') : Response.json({});
    },
  });
  await userEvent.type(piece.screen.getByRole('textbox'), 'typed');
  await userEvent.click(piece.screen.getByRole('button'));
  return { ...piece, callers, typed: () => piece.screen.getByRole<HTMLInputElement>('textbox').value };
}

async function signIn() {
  const dialog = await asDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'camille@example.org');
  await userEvent.type(dialog.getByLabelText(/^Mot de passe/), 'secret');
  await userEvent.click(dialog.getByRole('button', { name: 'Se connecter' }));
  return dialog;
}

describe('a call with a session that has ended', () => {
  it('asks to sign in on the page, keeps what was typed, and is sent again', async () => {
    const { callers, typed, record, unmount } = await send();
    await signIn();
    await waitFor(() => expect(record.notices).toEqual([{ kind: 'success', text: 'Envoyé' }]));
    expect(callers).toEqual(['Bearer old', 'Bearer new']);
    expect(typed()).toBe('typed');
    expect(within(document.body).queryByRole('dialog')).toBeNull();
    await unmount();
  });

  it('says that the password is wrong, and stays', async () => {
    const { callers, unmount } = await send({ login: () => refusal(401, 'Identifiants incorrects') });
    const dialog = await signIn();
    expect(await dialog.findByText('Identifiants incorrects')).toBeTruthy();
    expect(callers).toEqual(['Bearer old']);
    await unmount();
  });

  it('goes on as a guest where that is allowed', async () => {
    const { callers, platform, typed, unmount } = await send({ canBeGuest: true });
    await userEvent.click((await asDialog()).getByRole('button', { name: 'Continuer sans compte' }));
    await waitFor(() => expect(callers).toEqual(['Bearer old', null]));
    expect(platform.session.get()).toBeNull();
    expect(typed()).toBe('typed');
    await unmount();
  });

  it('fails as it did when the visitor answers later, and asks again at the next press', async () => {
    const { screen, callers, unmount } = await send();
    await userEvent.click((await asDialog()).getByRole('button', { name: 'Plus tard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'send Veuillez vous connecter.' }));
    expect(await asDialog()).toBeTruthy();
    expect(callers).toHaveLength(2);
    await unmount();
  });

  it('needs no answer when the visitor signs in in another tab', async () => {
    const { platform, callers, unmount } = await send();
    await asDialog();
    platform.session.login({ token: 'other', role: 'customer' });
    await waitFor(() => expect(callers).toEqual(['Bearer old', 'Bearer other']));
    await unmount();
  });
});

describe('a call that needs a second factor', () => {
  const challenge = { ticket: 't', factors: ['code'], passkeys: null };

  it('shows no failure when the person answers later', async () => {
    function Refund() {
      const change = useChange(callApi);
      return (
        <button type="button" onClick={() => change.mutate()}>
          refund {change.status}
        </button>
      );
    }
    const { screen, record, unmount } = await mountFragment(Refund, {
      session,
      api: (path) =>
        path.includes('step-up') ? Response.json(challenge) : refusal(403, 'Confirmez.', 'STEP_UP_NEEDED'),
    });
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click((await asDialog()).getByRole('button', { name: 'Plus tard' }));
    await screen.findByRole('button', { name: 'refund error' });
    expect(record.notices).toEqual([]);
    await unmount();
  });
});
