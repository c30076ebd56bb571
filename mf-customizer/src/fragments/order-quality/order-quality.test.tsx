import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import * as fragment from '#fragments/order-quality';

const photo = (id: string) => ({ id, photoId: id, copies: 1, previewUrl: null, review: 'waiting', reviewReason: null });
const tile = (linePhotoId: string, quality: string | null, dpi: number | null) => ({ linePhotoId, quality, dpi });
const lines = [
  { name: 'Carré', photos: [photo('a'), photo('b')] },
  { name: 'Cœur', photos: [photo('c')] },
];

async function open(tiles: readonly unknown[], status = 200) {
  const asked: string[] = [];
  const { element } = await mountPiece(fragment, {
    slotProps: { orderId: '7' },
    api: (path) => {
      asked.push(path);
      return Response.json({ id: '7', lines, tiles }, { status });
    },
  });
  await waitFor(() => expect(asked).toEqual(['/api/admin/orders/7']));
  return element;
}

it('names the photos that print badly, and counts the sharp ones', async () => {
  const element = await open([tile('a', 'good', 300), tile('b', 'poor', 90), tile('c', 'soft', 180)]);
  const panel = within(await within(element).findByRole('region', { name: 'Qualité d’impression' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Carré, photo 290\u00a0pppÀ éviter',
    'Cœur, photo 1180\u00a0pppUn peu floue',
  ]);
  expect(panel.getByText('1 photo nette')).toBeTruthy();
  expect(panel.getByRole('link').getAttribute('href')).toBe('/admin/photo-check?order=7');
});

it.each([
  ['an order without cropped photos', [tile('a', null, null)], 200],
  ['an order that is refused', [], 403],
])('takes no room for %s', async (_, tiles, status) => {
  const element = await open(tiles, status);
  expect(element.innerHTML).toBe('');
});
