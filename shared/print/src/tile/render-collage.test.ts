import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { collageDesign } from '../collage/collage.fixture.ts';
import { withCellPhotos } from '../design/cell-photos.ts';
import { withDesign } from '../design/with-design.ts';
import { NEUTRAL_LOOK } from '../look/look.ts';
import { createRecipe } from '../recipe/recipe.ts';
import { PhotoMissingError, renderDesign } from './render-design.ts';
import { renderTile } from './render-tile.ts';

const size = { width: 100, height: 70 };
const output = { width: 1000, height: 700, bleed: 20 };
const magnet = { trim: size, bleed: 2 };

const photoOf = (width: number, height: number, colour: string) =>
  sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="50%" r="60" fill="#d9a13b"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const own = await photoOf(600, 400, '#e4572e');
const cells = new Map([
  ['sky', await photoOf(500, 500, '#a9c8dd')],
  ['night', await photoOf(400, 600, '#1f2f4a')],
  ['sage', await photoOf(800, 300, '#8ea58c')],
]);
const design = collageDesign([
  { photoId: 'sky', width: 500, height: 500 },
  { photoId: 'night', width: 400, height: 600 },
  { photoId: 'sage', width: 800, height: 300 },
]);
const collage = withDesign(createRecipe({ width: 600, height: 400 }, 100 / 70), design, size);

const rawOf = async (...[photo, recipe, printed]: Parameters<typeof renderDesign>) =>
  (await renderDesign(photo, recipe, printed)).raw().toBuffer();

function colourAt(tile: Buffer, xMm: number, yMm: number): string {
  const at = (Math.round((yMm + 2) * 10) * 1040 + Math.round((xMm + 2) * 10)) * 3;
  return `#${tile.toString('hex', at, at + 3)}`;
}

describe('renderDesign of a collage', () => {
  it('prints each photo in its cell and as far as the bleed, and the ground between them', async () => {
    const tile = await rawOf(own, collage, { magnet, output, cells });
    expect(colourAt(tile, -1.9, -1.9)).toBe('#e4572e');
    expect(colourAt(tile, 101.8, -1.9)).toBe('#a9c8dd');
    expect(colourAt(tile, -1.9, 71.8)).toBe('#1f2f4a');
    expect(colourAt(tile, 101.8, 71.8)).toBe('#8ea58c');
    expect(colourAt(tile, 50, 35)).toBe('#25493d');
    expect(colourAt(tile, 24.5, 17)).toBe('#d9a13b');
  });

  it('prints a cell as its crop alone at that size, with its own look', async () => {
    const look = { ...NEUTRAL_LOOK, filter: 'blackWhite' as const };
    const looked = withCellPhotos(design, (cell) => ({ ...cell, crop: { ...cell.crop, look } }));
    const tile = await rawOf(own, { ...collage, design: looked }, { magnet, output, cells });
    const cut = await sharp(tile, { raw: { width: 1040, height: 740, channels: 3 } })
      .extract({ left: 530, top: 20, width: 490, height: 340 })
      .raw()
      .toBuffer();
    const crop = { ...createRecipe({ width: 500, height: 500 }, 49 / 34), look };
    const alone = await (await renderTile(cells.get('sky') ?? own, crop, { width: 490, height: 340 })).raw().toBuffer();
    const difference = cut.reduce((sum, value, at) => sum + Math.abs(value - (alone[at] ?? 0)), 0) / cut.length;
    expect(difference).toBeLessThan(0.5);
    expect(colourAt(tile, -1.9, -1.9)).toBe('#e4572e');
  });

  it('refuses to print without one of its photos', async () => {
    const some = new Map([...cells].slice(1));
    await expect(renderDesign(own, collage, { magnet, output, cells: some })).rejects.toThrow(PhotoMissingError);
  });
});
