import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const textsOf = (name: string) => ({
  name,
  description: '',
  longDescription: '<blockquote><p>Souple</p></blockquote><table><tbody><tr><td>Largeur</td></tr></tbody></table>',
  material: null,
  specs: {},
  features: [],
  applications: [],
  seoTitle: null,
  seoDescription: null,
});

const productOf = (name: string, version: number) => ({
  id: 'one',
  version,
  name,
  slug: 'un',
  translations: { fr: textsOf(name) },
  priceCents: 450,
  stock: 4,
  variants: [],
});

let close = async () => {};
afterEach(() => close());
// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

async function openProduct() {
  const kept = { name: 'Magnet carré', version: 1 };
  const sent: unknown[] = [];
  const page = { id: 'product', params: { id: 'one' } };
  const piece = await mountPiece(app, {
    path: '/admin/products/one',
    page,
    session: { token: 't', role: 'admin' },
    api: async (address, init) => {
      if (init?.method === 'PUT') {
        sent.push(init.body);
        return new Promise(() => undefined);
      }
      if (address === '/api/admin/products/one') return json(productOf(kept.name, kept.version));
      return address.includes('/categories') || address.includes('/print-profiles') ? json([]) : json({}, 404);
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  await screen.findByText('Magnet carré');
  const comeBack = async () => {
    await piece.goTo('/admin/products', { id: 'products', params: {} });
    await piece.goTo('/admin/products/one', page);
  };
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => userEvent.keyboard('{Control>}s{/Control}');
  const follow = (path: string) =>
    waitFor(() => expect(piece.record.navigations).toEqual([path])).then(() => piece.goTo(path, page));
  return { screen, kept, sent, comeBack, change, save, follow, record: piece.record };
}

describe('the editor of a product', () => {
  it('starts from the saved version, not from the one seen before', async () => {
    const { screen, kept, comeBack } = await openProduct();
    Object.assign(kept, { name: 'Magnet rond', version: 2 });
    await comeBack();
    await screen.findByText('Magnet rond');
    expect(screen.queryByLabelText('Modifications non enregistrées')).toBeNull();
  });

  it('saves once, however often Ctrl S is pressed', async () => {
    const { screen, sent } = await openProduct();
    const price = screen.getByLabelText('Prix TTC');
    fireEvent.change(price, { target: { value: '5' } });
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(sent).toHaveLength(1);
  });

  it('opens the tab of a wrong field, which takes the focus', async () => {
    const { screen, sent, change, save, follow } = await openProduct();
    change('Prix TTC', '5');
    change('Poids', 'lourd');
    await save();
    await follow('/admin/products/one?tab=specifications');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Poids')));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByLabelText('Prix TTC'));
    change('Poids', 'très lourd');
    expect(document.activeElement).toBe(screen.getByLabelText('Prix TTC'));
  });

  it('stays on its tab for a wrong field beside the tabs', async () => {
    const { screen, change, save, record } = await openProduct();
    change('Poids', 'lourd');
    change('Prix TTC', 'cher');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prix TTC')));
    expect(record.navigations).toEqual([]);
  });

  it('shows each element that the shop shows in a long description', async () => {
    const { screen } = await openProduct();
    const [text] = await screen.findAllByRole('textbox', { name: 'Description' });
    const description = within(text as HTMLElement);
    expect(description.getByRole('cell', { name: 'Largeur' })).toBeTruthy();
    expect(description.getByText('Souple').closest('blockquote')).toBeTruthy();
    expect(screen.queryByLabelText('Modifications non enregistrées')).toBeNull();
  });
});
