import { describe, expect, it } from '@jest/globals';
import { defaultProfile } from '../sizes/print-profile.ts';
import { picture } from './pictures.fixture.ts';
import { readSheets } from './read-back.fixture.ts';
import { writeTiles } from './tiles.ts';

const profile = defaultProfile({ width: 70, height: 50 });

describe('tiles for a small printer', () => {
  it('are one page per magnet, as large as the cut and its bleed', async () => {
    const pictures = [
      { picture: await picture('blue'), copies: 2 },
      { picture: await picture('red', '#aa3311'), copies: 1 },
    ];
    const pages = await readSheets(writeTiles({ title: 'Magnets', createdAt: new Date(0), profile, pictures }));
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(page.media.width).toBeCloseTo(70 + 2 * profile.bleed, 2);
      expect(page.media.height).toBeCloseTo(50 + 2 * profile.bleed, 2);
      expect(page.trim.left).toBeCloseTo(profile.bleed, 2);
      expect(page.images).toHaveLength(1);
      expect(page.images[0]?.box.width).toBeCloseTo(page.media.width, 2);
    }
  });
});
