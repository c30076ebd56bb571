import { expect, it } from '@jest/globals';
import { dealPhotos } from './deal-photos.ts';

const photo = (photoId: string, copies: number) => ({ photoId, copies });

it('deals the photos of a line to its parts in order, copy by copy', () => {
  const photos = [photo('a', 8), photo('b', 2), photo('c', 1)];
  expect(dealPhotos(photos, [9, 2])).toEqual([
    [photo('a', 8), photo('b', 1)],
    [photo('b', 1), photo('c', 1)],
  ]);
  expect(photos[1]).toEqual(photo('b', 2));
});

it('deals nothing to the parts of a line without photos', () => {
  expect(dealPhotos([], [9, 1])).toEqual([[], []]);
});
