import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Layer } from '../design/design.ts';
import { WHOLE_PHOTO } from '../design/design.ts';
import { textLayer } from '../design/text.fixture.ts';
import { withDesign } from '../design/with-design.ts';
import { createRecipe } from '../recipe/recipe.ts';
import { straighten } from '../recipe/turn.ts';
import { renderDesign } from './render-design.ts';
import { renderTile } from './render-tile.ts';

const trim = { width: 100, height: 70 };
const output = { width: 1000, height: 700, bleed: 20 };
const magnet = { trim, bleed: 2 };
const size = { width: 1500, height: 1000 };

/** A smooth picture, in which a shift of a pixel shows. */
const photo = await sharp(
  Buffer.from(
    `<svg width="1500" height="1000"><linearGradient id="a" x2="1"><stop stop-color="#e4572e"/><stop offset="1" stop-color="#1f2f4a"/></linearGradient><rect width="1500" height="1000" fill="url(#a)"/><circle cx="750" cy="500" r="300" fill="#d9a13b"/></svg>`,
  ),
)
  .png()
  .toBuffer();

const recipeOf = (...layers: Layer[]) =>
  withDesign(straighten(createRecipe(size, 100 / 70), 7), { version: 1, size: trim, layers }, trim);

async function tileOf(...layers: Layer[]): Promise<Buffer> {
  const picture = await renderDesign(photo, recipeOf(...layers), { magnet, output });
  return picture.raw().toBuffer();
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

function colourAt(tile: Buffer, xMm: number, yMm: number): string {
  const at = (Math.round((yMm + 2) * 10) * 1040 + Math.round((xMm + 2) * 10)) * 3;
  return `#${tile.toString('hex', at, at + 3)}`;
}

describe('renderDesign', () => {
  it('prints the whole photo as a tile without a design', async () => {
    const plain = await (await renderTile(photo, recipeOf(WHOLE_PHOTO), output)).raw().toBuffer();
    expect(difference(await tileOf(WHOLE_PHOTO), plain)).toBeLessThan(0.5);
  });

  it('prints a photo in an area as the same crop at that size', async () => {
    const area = { left: 10, top: 20, width: 60, height: 40 };
    const tile = await tileOf({ kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area });
    const cut = await sharp(tile, { raw: { width: 1040, height: 740, channels: 3 } })
      .extract({ left: 120, top: 220, width: 600, height: 400 })
      .raw()
      .toBuffer();
    const recipe = recipeOf({ kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area });
    const alone = await (await renderTile(photo, recipe, { width: 600, height: 400 })).raw().toBuffer();
    expect(difference(cut, alone)).toBeLessThan(0.5);
    expect(colourAt(tile, 5, 5)).toBe('#ffffff');
  });

  it('runs what touches the cut into the bleed, and ends the rest where it ends', async () => {
    const tile = await tileOf(
      { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area: { left: 0, top: 0, width: 50, height: 70 } },
      {
        kind: 'shape',
        shape: 'rectangle',
        area: { left: 60, top: 50, width: 40, height: 20 },
        radius: 0,
        angle: 0,
        fill: '#25493d',
        opacity: 1,
      },
    );
    for (const y of [-1.9, 71.9]) expect(colourAt(tile, -1.9, y)).not.toBe('#ffffff');
    expect(colourAt(tile, 101.8, 71.8)).toBe('#25493d');
    expect(colourAt(tile, 55, 10)).toBe('#ffffff');
    expect(colourAt(tile, 59, 60)).toBe('#ffffff');
  });

  it('shows the photo inside its mask only', async () => {
    const area = { left: 30, top: 15, width: 40, height: 40 };
    const tile = await tileOf(
      { kind: 'background', colour: '#faf3e7' },
      { kind: 'photo', mask: 'heart', radius: 0, angle: 0, area },
    );
    expect(colourAt(tile, 50, 35)).not.toBe('#faf3e7');
    expect(colourAt(tile, 31, 54)).toBe('#faf3e7');
    expect(colourAt(tile, -1.5, -1.5)).toBe('#faf3e7');
  });

  it('prints the letters of a text above the photo in their colour', async () => {
    const tile = await tileOf(WHOLE_PHOTO, textLayer({ text: 'I', font: 'oswald', style: 'bold', size: 40 }));
    expect(colourAt(tile, 50, 35)).toBe('#ffffff');
    expect(colourAt(tile, 90, 60)).not.toBe('#ffffff');
  });
});
