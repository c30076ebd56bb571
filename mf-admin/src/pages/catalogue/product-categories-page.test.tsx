import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const category = (id: string, name: string, position: number) => ({
  id,
  slug: name.toLowerCase(),
  name,
  description: '',
  position,
  isVisible: true,
  productCount: 2,
  picture: null,
  version: 3,
  translations: { name: { fr: name }, description: null },
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let close = async () => {};
afterEach(() => close());

async function openCategories(answer: (path: string, init?: RequestInit) => Response | undefined, path = '') {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/product-categories${path}`,
    page: { id: 'product-categories', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      const method = init?.method ?? 'GET';
      calls.push({ method, path: address, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      const own = answer(address, init);
      if (own) return own;
      return address.startsWith('/api/admin/categories')
        ? json([category('1', 'Photos', 0), category('2', 'Mariages', 1)])
        : json({}, 404);
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  await screen.findByRole('button', { name: 'Photos' });
  return { screen, page: within(document.body), calls };
}

describe('the table of the back office', () => {
  it('moves between rows by J and opens one by E', async () => {
    const { screen, page } = await openCategories(() => undefined);
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mariages' }));
    await userEvent.keyboard('e');
    await page.findByRole('dialog', { name: 'Mariages' });
  });

  it('shows the result of the search in the address', async () => {
    const { screen } = await openCategories(() => undefined, '?q=phot');
    expect(screen.queryByRole('button', { name: 'Mariages' })).toBeNull();
  });
});

describe('a list that cannot be read again', () => {
  it('says as of when it is, until it can', async () => {
    let isDown = false;
    const { screen } = await openCategories((path) =>
      isDown && path.startsWith('/api/admin/categories') ? json({ code: 'X', message: '' }, 403) : undefined,
    );
    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: 'Descendre Photos' }));
    await screen.findByText(/^Actualisation impossible/);
    expect(screen.getByRole('button', { name: 'Mariages' })).not.toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(/^Actualisation impossible/)).toBeNull());
  });
});

describe('a category', () => {
  // jsdom has no `scrollIntoView`.
  beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

  it('is moved by its buttons', async () => {
    const { screen, calls } = await openCategories(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Descendre Photos' }));
    await waitFor(() =>
      expect(calls).toContainEqual({ method: 'POST', path: '/api/categories/1/move-down', body: undefined }),
    );
  });

  it('with a concurrent change is not overwritten: the second editor gets a conflict', async () => {
    const conflict = { code: 'VERSION_CONFLICT', message: 'Modifiée entre-temps', requestId: 'r' };
    const { screen, page, calls } = await openCategories((_, init) =>
      init?.method === 'PUT' ? json(conflict, 409) : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Photos' }));
    const name = await page.findByRole('textbox', { name: 'Nom en français' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Portraits');
    await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }));
    await page.findByText('Quelqu’un d’autre a enregistré pendant votre saisie.');
    await page.findByText('Relisez, puis enregistrez.');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 3, name: { fr: 'Portraits' } });
    expect(name).toHaveProperty('value', 'Portraits');
  });

  it('keeps typed input while the saved version cannot be loaded', async () => {
    const conflict = { code: 'VERSION_CONFLICT', message: 'Modifiée entre-temps', requestId: 'r' };
    let isDown = false;
    const { screen, page } = await openCategories((_, init) => {
      if (init?.method === 'PUT') return json(conflict, 409);
      return isDown ? json({ code: 'X', message: 'Pas maintenant' }, 403) : undefined;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Photos' }));
    const drawer = within(await page.findByRole('dialog'));
    const name = drawer.getByLabelText('Nom en français');
    fireEvent.change(name, { target: { value: 'Portraits' } });
    isDown = true;
    await userEvent.click(drawer.getByText('Enregistrer'));
    await drawer.findByText('Pas maintenant');
    expect(name).toHaveProperty('value', 'Portraits');
    isDown = false;
    await userEvent.click(drawer.getByText('Réessayer'));
    await drawer.findByText('Relisez, puis enregistrez.');
    expect(name).toHaveProperty('value', 'Portraits');
  });

  it('without a name is not sent', async () => {
    const { screen, page, calls } = await openCategories(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter une catégorie' }));
    await userEvent.click(await page.findByRole('button', { name: 'Enregistrer' }));
    await page.findByText(/^À remplir/);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
