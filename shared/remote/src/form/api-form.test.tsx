import { usePlatform } from '@aimante/remote';
import { Button, TextField } from '@aimante/ui';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { callApi, mountFragment, refusal } from '../data/data.fixture.tsx';
import { ApiForm } from './api-form.tsx';
import { useApiForm } from './use-api-form.ts';
import { useField } from './use-field.ts';

const schema = z.object({
  firstName: z.string().trim().min(1).max(5),
  email: z.string().trim().pipe(z.email()),
  note: z.string().min(3),
});

function Fields() {
  const field = useField<z.input<typeof schema>>();
  return (
    <>
      <TextField {...field('firstName', 'Prénom')} />
      <TextField {...field('email', 'E-mail')} />
      <TextField {...field('note', 'Petit mot')} />
    </>
  );
}

function Piece() {
  const { notify } = usePlatform();
  const form = useApiForm({
    schema,
    defaultValues: { firstName: '', email: '', note: '' },
    send: async (api, values) => {
      notify({ kind: 'info', text: JSON.stringify(values) });
      return callApi(api);
    },
    fieldOfCode: { EMAIL_TAKEN: 'email' },
    done: 'saved',
  });
  return (
    <ApiForm form={form}>
      <Fields />
      <Button type="submit">send</Button>
    </ApiForm>
  );
}

const GOOD = { Prénom: ' Léa', 'E-mail': 'lea@exemple.fr', 'Petit mot': 'bonjour' };

async function open({ locale = 'fr', answer = () => Response.json('saved') }: OpenOptions = {}) {
  const { screen, record } = await mountFragment(Piece, { locale, api: answer });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const send = async (typed: Partial<typeof GOOD>) => {
    for (const [name, text] of Object.entries(typed)) await userEvent.type(box(name), text);
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
  };
  const texts = () => record.notices.map(({ text }) => text);
  const noteOf = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '');
  return { screen, box, send, texts, noteOf };
}

interface OpenOptions {
  readonly locale?: 'fr' | 'en';
  readonly answer?: () => Response | Promise<Response>;
}

describe('a form of the API', () => {
  it('shows the error of a field that is left only when the press that leaves it has ended', async () => {
    const { screen, box, noteOf } = await open();
    const user = userEvent.setup();
    await user.type(box('E-mail'), 'lea');
    const elsewhere = screen.getByRole('button', { name: 'send' });
    await user.pointer({ keys: '[MouseLeft>]', target: elsewhere });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(noteOf('E-mail')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(noteOf('E-mail')).not.toBeNull());
  });

  it('shows the error of a field that is left by keyboard', async () => {
    const { box, noteOf } = await open();
    const user = userEvent.setup();
    await user.type(box('Petit mot'), 'a');
    await user.tab();
    await waitFor(() => expect(noteOf('Petit mot')).not.toBeNull());
  });

  it.each([
    ['fr', 'Indiquez votre prénom.', 'Remplissez le champ « Petit mot ».'],
    ['en', 'Enter your first name.', 'Fill in the field “Petit mot”.'],
  ] as const)('names each field that is missing, in %s', async (locale, firstName, note) => {
    const { send, noteOf, texts } = await open({ locale });
    await send({});
    await waitFor(() => expect(noteOf('Prénom')?.textContent).toBe(firstName));
    expect(noteOf('Petit mot')?.textContent?.replaceAll('\u00a0', ' ')).toBe(note);
    expect(texts()).toEqual([]);
  });

  it('says what is wrong with a value, and the limit of its length', async () => {
    const { send, noteOf } = await open();
    await send({ Prénom: 'Léandra', 'E-mail': 'lea@', 'Petit mot': 'a' });
    await waitFor(() => expect(noteOf('Prénom')?.textContent).toMatch(/Prénom.*: 5 caractères au plus/));
    expect(noteOf('E-mail')?.textContent).toMatch(/il manque quelque chose/);
    expect(noteOf('Petit mot')?.textContent).toMatch(/Petit mot.*: 3 caractères au moins/);
  });

  it('gives the focus to the first field in error', async () => {
    const { send, box } = await open();
    await send({ Prénom: 'Léa', 'Petit mot': 'a' });
    await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
  });

  it('sends what the schema makes of the typed values', async () => {
    const { send, texts } = await open();
    await send(GOOD);
    await waitFor(() => expect(texts()).toContain('saved'));
    expect(JSON.parse(texts()[0] ?? '')).toEqual({ firstName: 'Léa', email: 'lea@exemple.fr', note: 'bonjour' });
  });

  it.each([
    ['by its code', () => refusal(409, 'Cette adresse a déjà un compte.', 'EMAIL_TAKEN')],
    [
      'by its path',
      () => {
        const issues = [{ path: 'email', message: 'Cette adresse a déjà un compte.' }];
        return Response.json({ code: 'VALIDATION_FAILED', message: 'x', details: { issues } }, { status: 400 });
      },
    ],
  ])('shows a refusal of the server at its field, found %s', async (_, answer) => {
    const { send, box, noteOf, screen } = await open({ answer });
    await send(GOOD);
    await waitFor(() => expect(noteOf('E-mail')?.textContent).toBe('Cette adresse a déjà un compte.'));
    expect(document.activeElement).toBe(box('E-mail'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when the server refuses it, and sends it again', async () => {
    const answers = [refusal(409, 'Fermé pour inventaire'), Response.json('saved')];
    const { send, box, screen, texts } = await open({ answer: () => answers.shift() ?? Response.error() });
    await send(GOOD);
    expect((await screen.findByRole('alert')).textContent).toContain('Fermé pour inventaire');
    expect(Object.keys(GOOD).map((name) => box(name).value)).toEqual(Object.values(GOOD));
    await send({});
    await waitFor(() => expect(texts()).toContain('saved'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
