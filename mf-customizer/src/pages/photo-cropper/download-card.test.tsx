import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSession, mountInSession } from '../../cropper-session/session.fixture.tsx';
import { projectOf } from '../../photo-project/project.fixture.ts';
import { reduceProject } from '../../photo-project/reduce-project.ts';
import { DownloadCard } from './download-card.tsx';

interface Offered {
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly stock?: number;
  readonly shape?: string | null;
  readonly variants?: readonly object[];
}

/** A shop with these products, of 5 × 5 cm and in stock unless they say otherwise. It answers for the asked size. */
const shop = (products: readonly Offered[]) => (path: string) => {
  const asked = new URL(path, 'https://api.test').searchParams;
  const cards = products
    .map(({ id, width = 50, height = 50, stock = 9, shape = null, variants = [] }) => ({
      id,
      name: id,
      priceCents: 450,
      magnetWidth: width,
      magnetHeight: height,
      magnetShape: shape,
      stock,
      variants,
    }))
    .filter((card) => `${card.magnetWidth}` === asked.get('width') && `${card.magnetHeight}` === asked.get('height'));
  return Response.json(cards);
};

async function open(api: (path: string) => Response | Promise<Response>, copies = 1) {
  const asked: string[] = [];
  const project = reduceProject(projectOf(['a']), { type: 'copiesSet', itemId: 'a', copies });
  await mountInSession(DownloadCard, aSession(project), {
    api(path) {
      asked.push(path);
      return api(path);
    },
  });
  await screen.findByRole('heading', { name: 'Vos fichiers' });
  return asked;
}

const offered = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name: /^Ajouter au panier/ })
    .map((button) => [button.closest('li')?.querySelector('strong')?.textContent, button.disabled ? 'closed' : 'open']);

describe('the finished pictures', () => {
  it('can be ordered as magnets of their size that are in stock and cut straight, three at most', async () => {
    await open(
      shop([
        { id: 'heart', shape: 'heart' },
        { id: 'square' },
        { id: 'large', width: 70, height: 70 },
        { id: 'lying', height: 40 },
        { id: 'rounded', shape: 'rectangle' },
        { id: 'sold-out', stock: 0 },
        { id: 'third' },
        { id: 'fourth' },
      ]),
    );
    await waitFor(() =>
      expect(offered()).toEqual([
        ['square', 'open'],
        ['rounded', 'open'],
        ['third', 'open'],
      ]),
    );
  });

  it('cannot be ordered beyond the stock of the variant that is sold', async () => {
    const variants = (stock: number) => [{ id: `v${stock}`, stock, priceCents: null, options: [] }];
    await open(
      shop([
        { id: 'enough', stock: 3 },
        { id: 'few', stock: 2 },
        { id: 'few-variants', stock: 9, variants: variants(2) },
      ]),
      3,
    );
    await waitFor(() =>
      expect(offered()).toEqual([
        ['enough', 'open'],
        ['few', 'closed'],
        ['few-variants', 'closed'],
      ]),
    );
  });

  it('can be downloaded where the shop does not answer', async () => {
    const asked = await open(() => new Response(null, { status: 403 }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Télécharger le PNG' }).disabled).toBe(false);
    expect(screen.queryByText('Commander ce format')).toBeNull();
  });
});
