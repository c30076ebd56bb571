import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { locales } from '#locales';
import { PictureGrid } from './pictures/picture-grid.tsx';
import { StockBadge } from './product/product-columns.tsx';
import { ownerOf, ownerValue } from './stock-owner.ts';
import { VariantsPanel } from './variants/variants-panel.tsx';

let close = async () => {};
afterEach(() => close());
// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

async function mount(content: () => ReactNode, api?: (path: string, init?: RequestInit) => Promise<Response>) {
  const piece = await mountPiece(
    defineFragment(() => content(), locales),
    {
      session: { token: 't', role: 'admin' },
      ...(api ? { api } : {}),
    },
  );
  close = piece.unmount;
  return { ...piece, screen: within(piece.element) };
}

describe('the owner of a stock', () => {
  it.each([
    ['product', '0193b1c2-0000-7000-8000-000000000001'],
    ['variant', '0193b1c2-0000-7000-8000-000000000002'],
  ] as const)('%s %s is read from its choice', (owner, id) => {
    expect(ownerOf(ownerValue(owner, id))).toEqual({ owner, id });
  });

  it('of an empty choice is no id', () => {
    expect(ownerOf('')).toEqual({ owner: 'product', id: '' });
  });
});

describe('the badge of a stock', () => {
  it.each([
    [-1, 'danger', /épuisé|rupture/i],
    [0, 'danger', /épuisé|rupture/i],
    [1, 'warning', /^1$/],
    [9, 'warning', /^9$/],
    [10, undefined, /^10$/],
  ])('of %d is %s', async (stock, tone, text) => {
    const { element } = await mount(() => <StockBadge stock={stock} />);
    expect(element.querySelector('[data-tone]')?.getAttribute('data-tone') ?? undefined).toBe(tone);
    expect(element.textContent).toMatch(text);
  });
});

describe('the pictures of a product', () => {
  const picture = (id: string, alt = `Photo ${id}`) => ({
    id,
    alt,
    pictureUrl: `/${id}.jpg`,
    base: `/${id}`,
    widths: [4],
    colour: '#fff',
    width: 4,
    height: 3,
  });

  async function open(...ids: string[]) {
    const done: unknown[] = [];
    const { element, screen } = await mount(() => (
      <PictureGrid
        pictures={ids.map((id) => picture(id))}
        isBusy={false}
        onAdd={(files) => done.push(['add', ...files.map(({ name }) => name)])}
        onOrder={(order) => done.push(['order', ...order])}
        onDescribe={(id, alt) => done.push(['describe', id, alt])}
        onRemove={({ id }) => done.push(['remove', id])}
      />
    ));
    const items = screen.getAllByRole('listitem');
    const [first] = items.map((item) => within(item).queryAllByRole('button'));
    return { element, screen, items, first, done };
  }

  it('move by their buttons, but not beyond the ends', async () => {
    const { items, done } = await open('a', 'b', 'c');
    const buttons = items.slice(0, 3).map((item) => within(item).getAllByRole('button'));
    expect(buttons.map(([earlier, later]) => [earlier, later].map((each) => each?.hasAttribute('disabled')))).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    for (const button of [buttons[1]?.[0], buttons[0]?.[1]]) if (button) await userEvent.click(button);
    expect(done).toEqual([
      ['order', 'b', 'a', 'c'],
      ['order', 'b', 'a', 'c'],
    ]);
  });

  it('move by dragging', async () => {
    const { items, done } = await open('a', 'b', 'c');
    const [first, , last] = items as [HTMLElement, HTMLElement, HTMLElement];
    fireEvent.dragStart(first);
    fireEvent.drop(last);
    expect(done).toEqual([['order', 'b', 'c', 'a']]);
  });

  it('take a file that is dropped between them for no move', async () => {
    const { items, done } = await open('a', 'b');
    fireEvent.drop(items[1] as HTMLElement);
    expect(done).toEqual([]);
  });

  it.each([
    ['another text', 'Un carré ', [['describe', 'a', 'Un carré']]],
    ['the same text', 'Photo a', []],
    ['spaces', '   ', []],
  ])('are described by %s', async (_, alt, calls) => {
    const { screen, done } = await open('a');
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: alt } });
    fireEvent.blur(box);
    expect(done).toEqual(calls);
  });

  it.each([
    ['pictures only', ['a.png:image/png', 'b.pdf:application/pdf', 'c.webp:image/webp'], [['add', 'a.png', 'c.webp']]],
    ['nothing of other files', ['b.pdf:application/pdf', 'c:'], []],
    ['nothing of nothing', [], []],
  ])('take %s from a drop', async (_, dropped, calls) => {
    const { element, done } = await open();
    const files = dropped.map((each) => {
      const [name = '', type = ''] = each.split(':');
      return new File(['x'], name, { type });
    });
    fireEvent.drop(element.querySelector('label') as HTMLElement, { dataTransfer: { files } });
    expect(done).toEqual(calls);
  });
});

describe('the variants of a product', () => {
  const options = [
    { id: 'mat', groupName: 'Finition', value: 'Mat' },
    { id: 'bright', groupName: 'Finition', value: 'Brillant' },
    { id: 'white', groupName: 'Bord', value: 'Blanc' },
  ];

  it('are made for each missing combination, and a refused one is named', async () => {
    const made: { sku: string; optionIds: string[] }[] = [];
    const { screen, record } = await mount(
      () => <VariantsPanel productId="0193-ab12" />,
      async (path, init) => {
        if (init?.method === 'POST') {
          made.push(JSON.parse(init.body as string) as (typeof made)[number]);
          return made.length === 2
            ? Response.json({ code: 'SKU_TAKEN', message: 'Ce code est pris.', requestId: 'r' }, { status: 409 })
            : Response.json({});
        }
        return path.includes('variant-options') ? Response.json(options) : Response.json({ variants: [] });
      },
    );
    for (const name of ['Mat', 'Brillant', 'Blanc']) await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: /2 variantes/ }));
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(made).toEqual([
      { sku: 'AB12-Mat-Blanc', optionIds: ['mat', 'white'] },
      { sku: 'AB12-Brillant-Blanc', optionIds: ['bright', 'white'] },
    ]);
    expect(record.notices[0]?.text).toContain('Brillant · Blanc');
    expect(record.notices[0]?.text).toContain('Ce code est pris.');
  });
});
