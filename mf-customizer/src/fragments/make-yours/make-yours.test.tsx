import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import * as fragment from '#fragments/make-yours';

const magnet = (slug: string, over: object = {}) => ({
  id: slug,
  slug,
  stock: 5,
  featured: false,
  magnetWidth: 50,
  magnetHeight: 50,
  ...over,
});

async function open(magnets: readonly object[]) {
  const asked: string[] = [];
  const { element } = await mountPiece(fragment, {
    slotProps: { title: 'Zoé et Léo' },
    api: (path) => {
      asked.push(path);
      return Response.json(magnets);
    },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  return element;
}

it('leads from a project to the featured magnet in the customizer', async () => {
  const element = await open([magnet('rond'), magnet('carre', { featured: true })]);
  const link = await within(element).findByRole('link', { name: 'Créer les vôtres, comme «\u00a0Zoé et Léo\u00a0»' });
  expect(link.getAttribute('href')).toBe('/products/carre/customize/guest');
});

it.each([
  ['none is in stock', magnet('carre', { stock: 0 })],
  ['none has a size', magnet('carre', { magnetWidth: null })],
])('takes no room where %s', async (_, product) => {
  const element = await open([product]);
  expect(element.innerHTML).toBe('');
});
