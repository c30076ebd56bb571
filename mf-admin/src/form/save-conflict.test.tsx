import { mountPiece } from '@aimante/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const category = {
  id: 'c1',
  slug: 'carres',
  name: 'Carrés',
  description: '',
  position: 0,
  isVisible: true,
  productCount: 0,
  picture: null,
  version: 1,
  translations: { name: { fr: 'Carrés' } },
};
const colleagues = {
  ...category,
  slug: 'les-carres',
  name: 'Les carrés',
  isVisible: false,
  version: 2,
  translations: { name: { fr: 'Les carrés' } },
};

const conflict = () => Response.json({ code: 'VERSION_CONFLICT', message: 'Conflit', requestId: '1' }, { status: 409 });

/** Opens the drawer of a category. A colleague saves it as soon as this administrator tries to. */
async function openCategory() {
  let saved = category;
  const sent: Record<string, unknown>[] = [];
  await mountPiece(app, {
    path: '/admin/product-categories',
    page: { id: 'product-categories', params: {} },
    session: { token: 't', role: 'admin' },
    api: async (address, init) => {
      if (init?.method === 'PUT') {
        const body = JSON.parse(init.body as string) as Record<string, unknown>;
        sent.push(body);
        if (saved.version === 1) saved = colleagues;
        return body.version === saved.version ? Response.json({ ...saved, version: 3 }) : conflict();
      }
      if (address.startsWith('/api/admin/product-categories') || address.includes('categories'))
        return Response.json([saved]);
      return address.startsWith('/api/admin/list-views') ? Response.json([]) : Response.json({}, { status: 404 });
    },
  });
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name: 'Carrés' }));
  return { drawer: within(await page.findByRole('dialog', { name: 'Carrés' })), page, sent };
}

// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

describe('a save that meets a newer version', () => {
  it('merges field by field: nothing is typed again, and a true conflict is chosen', async () => {
    const { drawer, page, sent } = await openCategory();
    const name = drawer.getByRole('textbox', { name: /Nom en français/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mes carrés');
    await userEvent.type(drawer.getByRole('textbox', { name: /Description en français/ }), 'Quatre côtés.');
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    const choice = within(await page.findByRole('group', { name: /Nom en français/ }));
    expect(choice.getByRole('radio', { name: /Votre version Mes carrés/ })).toBeTruthy();
    expect(page.getByText(/Repris de l’autre version/).textContent).toMatch(/visible/i);
    expect(page.getByText(/Gardé de votre saisie/).textContent).toContain('Description');
    expect(page.getByRole('textbox', { name: /Description en français/ })).toHaveProperty('value', 'Quatre côtés.');

    await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }));
    expect(sent).toHaveLength(1);
    expect(document.activeElement).toBe(choice.getByRole('radio', { name: /Votre version/ }));

    await userEvent.click(choice.getByRole('radio', { name: /Version enregistrée Les carrés/ }));
    await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }));
    expect(sent[1]).toMatchObject({
      version: 2,
      name: { fr: 'Les carrés' },
      description: { fr: 'Quatre côtés.' },
      slug: 'les-carres',
      isVisible: false,
    });
  });
});
