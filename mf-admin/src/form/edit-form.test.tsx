import { mountPiece } from '@aimante/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

/** Opens the drawer of a new category. The server gives `answers` to its saves, one after the other. */
async function addCategory(...answers: readonly Response[]) {
  const sent: unknown[] = [];
  await mountPiece(app, {
    path: '/admin/product-categories',
    page: { id: 'product-categories', params: {} },
    session: { token: 't', role: 'admin' },
    api: async (address, init) => {
      if (init?.method !== 'POST') return Response.json([], { status: address.includes('categories') ? 200 : 404 });
      sent.push(JSON.parse(init.body as string));
      return answers[sent.length - 1] ?? Response.json({}, { status: 500 });
    },
  });
  const page = within(document.body);
  await userEvent.click((await page.findAllByRole('button', { name: 'Ajouter une catégorie' }))[0] as HTMLElement);
  const drawer = within(await page.findByRole('dialog', { name: 'Ajouter une catégorie' }));
  const field = (name: RegExp) => drawer.getByRole('textbox', { name });
  const save = () => userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
  return { drawer, field, save, sent };
}

const refused = (code: string, message: string, details?: object) =>
  Response.json({ code, message, details, requestId: '1' }, { status: 409 });

// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

describe('a form', () => {
  it('refuses what the contract refuses, at its field and before it is sent', async () => {
    const { field, save, sent } = await addCategory();
    await userEvent.type(field(/Adresse de la page/), 'Mes Carrés');
    await save();
    expect(sent).toEqual([]);
    const name = field(/Nom en français/);
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(field(/Adresse de la page/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/Nom en anglais/).getAttribute('aria-invalid')).toBeNull();
  });

  it('shows a refusal of the server at the field that it concerns, and keeps what is typed', async () => {
    const { drawer, field, save } = await addCategory(
      refused('SLUG_TAKEN', 'Cette adresse est déjà utilisée.'),
      refused('VALIDATION_FAILED', 'Certaines informations sont incorrectes.', {
        issues: [{ path: 'name.fr', code: 'custom', message: 'Ce nom est réservé.' }],
      }),
    );
    await userEvent.type(field(/Nom en français/), 'Carrés');
    await userEvent.type(field(/Adresse de la page/), 'carres');
    await save();
    expect(await drawer.findByText('Cette adresse est déjà utilisée.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Adresse de la page/));
    await save();
    expect(await drawer.findByText('Ce nom est réservé.')).toBeTruthy();
    expect(drawer.queryByText('Cette adresse est déjà utilisée.')).toBeNull();
    expect(field(/Nom en français/)).toHaveProperty('value', 'Carrés');
  });

  it('sends null for an empty group, and leaves out what may be left out', async () => {
    const { field, save, sent } = await addCategory();
    await userEvent.type(field(/Nom en français/), ' Carrés ');
    await save();
    expect(sent).toEqual([{ name: { fr: 'Carrés' }, description: null, isVisible: true }]);
  });
});
