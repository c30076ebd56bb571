import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const thread = {
  id: 'one',
  ticket: 'C-0001',
  name: 'Nora Petit',
  email: 'nora@exemple.test',
  subject: 'other',
  status: 'open',
  locale: 'fr',
  orderNumber: null,
  createdAt: '2026-11-20T10:00:00Z',
  version: 1,
  assignee: { id: 'lea', name: 'Léa Martin' },
  messages: [],
};

async function openThread(sender: Partial<typeof thread> = {}) {
  const { element } = await mountPiece(app, {
    path: '/admin/contact/one',
    page: { id: 'contact-thread', params: { id: 'one' } },
    session: { token: 't', role: 'admin' },
    api: (address) => (address === '/api/admin/contact/one' ? json({ ...thread, ...sender }) : json({}, 404)),
  });
  const screen = within(element);
  await screen.findByRole('heading', { name: 'C-0001 · Nora Petit' });
  return screen;
}

describe('a message', () => {
  it('names the assignee, also a former administrator', async () => {
    const screen = await openThread();
    expect(screen.getByRole('combobox', { name: 'Suivi par' })).toHaveProperty('value', 'lea');
  });

  it('is answered in free text, with a template below it', async () => {
    const screen = await openThread();
    const text = screen.getByRole('textbox', { name: 'Texte' });
    await userEvent.type(text, 'Votre colis est parti.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Réponse type' }), 'Retard');
    expect(text).toHaveProperty('value', expect.stringMatching(/^Votre colis est parti\.\n\nBonjour Nora Petit, /));
  });

  it('gets a ready answer in the language of its sender', async () => {
    const screen = await openThread({ locale: 'en' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Réponse type' }), 'Retard');
    const text = screen.getByRole('textbox', { name: 'Texte' });
    await waitFor(() => expect(text).toHaveProperty('value', expect.stringMatching(/^Hello Nora Petit, /)));
  });
});
