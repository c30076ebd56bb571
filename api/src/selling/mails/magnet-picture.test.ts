import { createRecipe, NEUTRAL_LOOK, withDesign, withLook } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawMagnets, type PicturedMagnet } from './magnet-picture.ts';

const RED = { r: 200, g: 30, b: 30 };

async function magnet(shape: PicturedMagnet['outline']['shape'], [width, height] = [50, 50]): Promise<PicturedMagnet> {
  const size = { width: 400, height: 300 };
  const photo = await sharp({ create: { ...size, channels: 3, background: RED } })
    .jpeg()
    .toBuffer();
  // A preview is smaller than the photo that its recipe refers to.
  const recipe = createRecipe({ width: 4000, height: 3000 }, width / height);
  const trim = { width, height };
  const drawing = drawDesign(recipe, { trim, bleed: 0 }, () => []);
  return { photo, recipe, drawing, outline: { trim, cornerRadius: 3, shape } };
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return {
    ...info,
    isRed: (x: number, y: number) => {
      const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      const [red = 0, green = 0] = data.subarray(at, at + 2);
      return red > 150 && green < 100;
    },
  };
}

describe('the magnets of a mail', () => {
  it('hang in the middle of the door, each framed as it was cropped', async () => {
    const { width, height, isRed } = await pixelsOf(await drawMagnets([await magnet('rectangle')]));
    expect([width, height]).toEqual([1120, 428]);
    expect(isRed(560, 214)).toBe(true);
    expect(isRed(560 - 140, 214)).toBe(true);
    expect(isRed(560 - 170, 214)).toBe(false);
    expect(isRed(20, 20)).toBe(false);
  });

  it('have the look of the order', async () => {
    const plain = await magnet('rectangle');
    const grey = withLook(plain.recipe, { ...NEUTRAL_LOOK, filter: 'blackWhite' });
    const { isRed } = await pixelsOf(await drawMagnets([{ ...plain, recipe: grey }]));
    expect(isRed(560, 214)).toBe(false);
  });

  it('show each photo of a collage in its cell', async () => {
    const { photo, outline } = await magnet('rectangle');
    const cell = { photoId: 'blue', crop: createRecipe({ width: 900, height: 900 }, 0.5) };
    const blue = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toBuffer();
    const layer = { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0 } as const;
    const layers = [
      { ...layer, area: { left: 0, top: 0, width: 25, height: 50 } },
      { ...layer, area: { left: 25, top: 0, width: 25, height: 50 }, cell },
    ];
    const design = { version: 1, size: outline.trim, layers } as const;
    const recipe = withDesign(createRecipe({ width: 4000, height: 3000 }, 1), design, outline.trim);
    const drawing = drawDesign(recipe, { trim: outline.trim, bleed: 0 }, () => []);
    const collage = { photo, recipe, drawing, outline, cells: new Map([['blue', blue]]) };
    const { isRed } = await pixelsOf(await drawMagnets([collage]));
    expect(isRed(560 - 60, 214)).toBe(true);
    expect(isRed(560 + 60, 214)).toBe(false);
    const lost = await pixelsOf(await drawMagnets([{ ...collage, cells: new Map() }]));
    expect(lost.isRed(560 - 60, 214)).toBe(true);
  });

  it('have their own outline', async () => {
    const { isRed } = await pixelsOf(await drawMagnets([await magnet('heart')]));
    expect(isRed(560, 214)).toBe(true);
    expect(isRed(560 - 120, 214 + 110)).toBe(false);
  });

  it('keep their sizes beside each other, in two rows from five on', async () => {
    const [small, large] = [await magnet('rectangle'), await magnet('rectangle', [100, 70])];
    const beside = await pixelsOf(await drawMagnets([small, large]));
    expect(beside.height).toBe(428);
    const many = await pixelsOf(await drawMagnets([small, small, small, small, small]));
    expect(many.height).toBe(2 * 64 + 2 * 210 + 44);
    expect((await pixelsOf(await drawMagnets(Array.from({ length: 30 }, () => small)))).width).toBe(1120);
  });
});
