import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { addPictures } from '../../picture-field/pictures.ts';
import { answerSettings, publicSettings } from '../../shop-identity/settings.fixture.ts';

const file = (name: string, type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type });
const page = { id: 'contact', params: {} };

async function write(name: RegExp, text: string) {
  await userEvent.click(screen.getByRole('textbox', { name }));
  await userEvent.paste(text);
}

async function fill() {
  await write(/Nom/, 'Manon');
  await write(/e-mail/, 'manon@example.org');
  await write(/message/i, 'Mon magnet est arrivé plié.');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('pictures of a message', () => {
  it('are three at most, the first ones', () => {
    const choice = addPictures([file('a')], [file('b'), file('c'), file('d')]);
    expect(choice.pictures.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(choice.problem).toBe('tooMany');
  });

  it('are JPG or PNG of 10 MB at most', () => {
    expect(addPictures([], [file('a.pdf', 'application/pdf'), file('b.png', 'image/png')])).toMatchObject({
      pictures: [{ name: 'b.png' }],
      problem: 'type',
    });
    expect(addPictures([], [file('big', 'image/jpeg', 10 * 1024 * 1024 + 1)])).toEqual({
      pictures: [],
      problem: 'size',
    });
    expect(addPictures([], [file('just', 'image/jpeg', 10 * 1024 * 1024)]).problem).toBeNull();
  });
});

describe('the contact details', () => {
  it('are those of the settings, in both languages', async () => {
    const french = await mountPiece(app, { path: '/contact', page, api: answerSettings(publicSettings) });
    expect((await screen.findByRole('link', { name: '02 40 00 00 01' })).getAttribute('href')).toBe('tel:+33240000001');
    expect(screen.getByText(/3 quai du Port/).textContent).toBe('3 quai du Port\n44000 Nantes\nFrance');
    expect(screen.getByText(/Le lundi et le mardi, 10/).textContent).toContain(
      'Le 24\u00a0décembre\u00a02099\u00a0: fermé',
    );
    await french.unmount();
    const english = await mountPiece(app, {
      path: '/contact',
      page,
      locale: 'en',
      api: answerSettings(publicSettings),
    });
    expect(await screen.findByText(/Monday and Tuesday, 10/)).toBeTruthy();
    await english.unmount();
  });

  it('omit unset values', async () => {
    const unset = { phone: '', email: '', address: '' };
    const settings = { ...publicSettings, shop: { ...publicSettings.shop, ...unset } };
    const piece = await mountPiece(app, { path: '/contact', page, api: answerSettings(settings) });
    await screen.findByText(/Le lundi et le mardi/);
    expect(piece.element.querySelectorAll('address li')).toHaveLength(1);
    await piece.unmount();
  });
});

describe('the contact form', () => {
  it('says beside each field what is missing, and sends nothing', async () => {
    const piece = await mountPiece(app, { path: '/contact', page, api: () => Response.error() });
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    expect(await screen.findByText('Indiquez votre nom.')).toBeTruthy();
    expect(screen.getByText('Indiquez votre adresse e-mail.')).toBeTruthy();
    expect(screen.getByText('Écrivez votre message.')).toBeTruthy();
    expect(screen.getByText('Votre accord est nécessaire pour vous répondre.')).toBeTruthy();
    await piece.unmount();
  });

  it('sends all of it, with the subject of the address, and shows the ticket', async () => {
    let sent: FormData | undefined;
    const api = (path: string, init?: RequestInit) => {
      if (path === '/api/settings') return Response.json(publicSettings);
      sent = init?.body as FormData;
      return Response.json({ ticket: 'C-1042', message: '' }, { status: 201 });
    };
    const piece = await mountPiece(app, { path: '/contact?subject=complaint&order=PM-26-000001', page, api });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    expect(await screen.findByText('C-1042')).toBeTruthy();
    expect(Object.fromEntries(sent ?? [])).toEqual({
      name: 'Manon',
      email: 'manon@example.org',
      subject: 'complaint',
      orderNumber: 'PM-26-000001',
      message: 'Mon magnet est arrivé plié.',
      consent: 'true',
      website: '',
    });
    await piece.unmount();
  });

  it('is sent without an account when the session has ended', async () => {
    const callers: (string | null)[] = [];
    const api = (path: string, init?: RequestInit) => {
      if (path === '/api/settings') return Response.json(publicSettings);
      const caller = new Headers(init?.headers).get('authorization');
      callers.push(caller);
      if (caller) return Response.json({ code: 'UNAUTHENTICATED', message: 'Connectez-vous.' }, { status: 401 });
      return Response.json({ ticket: 'C-1042', message: '' }, { status: 201 });
    };
    const session = { token: 'old', role: 'customer' } as const;
    const piece = await mountPiece(app, { path: '/contact', page, api, session });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer sans compte' }));
    expect(await screen.findByText('C-1042')).toBeTruthy();
    expect(callers).toEqual(['Bearer old', null]);
    await piece.unmount();
  });

  it('keeps every word where sending fails', async () => {
    const api = () => new Response(null, { status: 500 });
    const piece = await mountPiece(app, { path: '/contact', page, api });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    expect(await screen.findByText('Erreur lors de l’envoi du message. Rien n’est perdu : réessayez.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /message/i }).value).toBe(
      'Mon magnet est arrivé plié.',
    );
    await piece.unmount();
  });
});
