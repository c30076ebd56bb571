import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { takePhoto } from './take-photo.ts';

const size = { width: 64, height: 64 };
const coloured = (red: number, green: number, blue: number) =>
  sharp({ create: { ...size, channels: 3, background: { r: red, g: green, b: blue } } });

async function colourOf(file: Buffer | undefined): Promise<number[]> {
  const { channels } = await sharp(file).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

describe('takePhoto', () => {
  it.each([
    [115, 82, 68],
    [214, 126, 44],
    [52, 52, 52],
    [8, 133, 161],
  ])('keeps the colour %i %i %i of a PNG of 16 bits', async (...colour) => {
    const deep = await coloured(...colour)
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const taken = await takePhoto(deep);
    expect(await colourOf(taken?.original)).toEqual(colour);
  });

  it('converts CMYK without a profile once, and keeps the result', async () => {
    const inks = await coloured(98, 122, 157).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    const once = await takePhoto(inks);
    const twice = await takePhoto(once?.original ?? Buffer.alloc(0));
    expect(await colourOf(twice?.original)).toEqual(await colourOf(once?.original));
  });

  it('takes a TIFF of one page, and refuses one of several', async () => {
    const page = await coloured(214, 126, 44).tiff({ compression: 'lzw' }).toBuffer();
    const taken = await takePhoto(page);
    expect(taken).toMatchObject({ ...size, mime: 'image/png' });
    expect(await colourOf(taken?.original)).toEqual([214, 126, 44]);
    const raw = { width: 64, height: 128, channels: 3, pageHeight: 64 } as const;
    const pages = await sharp(Buffer.alloc(64 * 128 * 3), { raw })
      .tiff()
      .toBuffer();
    expect((await sharp(pages).metadata()).pages).toBe(2);
    expect(await takePhoto(pages)).toBeUndefined();
  });
});
