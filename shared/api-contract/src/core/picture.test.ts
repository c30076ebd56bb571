import { describe, expect, it } from '@jest/globals';
import { pictureSources, pictureUrl } from './picture.ts';

const picture = { base: '/uploads/catalogue/abc', width: 700, height: 500, widths: [320, 640] };

describe('a picture of the shop', () => {
  it('has one address per width and format', () => {
    expect(pictureUrl(picture, 640)).toBe('/uploads/catalogue/abc-640.jpg');
    expect(pictureSources(picture, 'avif', 'https://api.test')).toBe(
      'https://api.test/uploads/catalogue/abc-320.avif 320w, https://api.test/uploads/catalogue/abc-640.avif 640w',
    );
  });
});
