import { describe, expect, it } from '@jest/globals';
import { fitWithin, shrinkPreview } from './shrink-preview.ts';

describe('a preview in the cart', () => {
  it.each([
    [
      { width: 2000, height: 2000 },
      { width: 600, height: 600 },
    ],
    [
      { width: 1200, height: 800 },
      { width: 600, height: 400 },
    ],
    [
      { width: 800, height: 1200 },
      { width: 400, height: 600 },
    ],
    [
      { width: 600, height: 100 },
      { width: 600, height: 100 },
    ],
    [
      { width: 20_000, height: 1 },
      { width: 600, height: 1 },
    ],
  ])('of %o becomes %o', (size, expected) => expect(fitWithin(size, 600)).toEqual(expected));

  it('is the original where it cannot be made smaller', async () => {
    const original = new Blob(['not a picture'], { type: 'image/png' });
    expect(await shrinkPreview(original)).toBe(`data:image/png;base64,${btoa('not a picture')}`);
  });
});
