import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ADOBE_RGB, grayProfile, rgbProfile } from '../colour-charts/icc-profile.fixture.ts';
import { coatedPaper } from './colour-profiles.ts';
import { isUsableProfile, makeSoftProof } from './soft-proof.ts';

const { profile: press } = await coatedPaper();
const asPrinter = (profile: Buffer): Buffer => {
  profile.write('prtr', 12, 'latin1');
  return profile;
};
const tileOf = (background: string, width = 120) =>
  sharp({ create: { width, height: 120, channels: 3, background } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function proofOf(tile: Buffer, profile: Uint8Array = press) {
  const proof = await makeSoftProof(tile, profile);
  if (!proof) throw new Error('no proof');
  const { channels } = await sharp(proof.picture).stats();
  return { ...proof, means: channels.map(({ mean }) => Math.round(mean)) };
}

describe('a soft proof', () => {
  it('shows that no paper has the green of a screen', async () => {
    const { means, outOfReach } = await proofOf(await tileOf('#00ff00'));
    expect(outOfReach).toBe(1);
    const [red = 0, green = 0] = means;
    expect(red).toBeGreaterThan(40);
    expect(green).toBeLessThan(210);
  });

  it('hardly changes a grey, white and skin', async () => {
    for (const colour of ['#808080', '#ffffff', '#d8a78c']) {
      const { means, outOfReach } = await proofOf(await tileOf(colour));
      const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      means.forEach((mean, channel) => {
        expect(Math.abs(mean - (wanted[channel] ?? 0))).toBeLessThan(12);
      });
      expect(outOfReach).toBe(0);
    }
  });

  it('shows black as dark as the paper, and keeps the shadows apart', async () => {
    const [black, shadow] = [await proofOf(await tileOf('#000000')), await proofOf(await tileOf('#141414'))];
    expect(black.outOfReach).toBe(0);
    expect(Math.max(...black.means)).toBeGreaterThan(10);
    expect(shadow.means[1]).toBeGreaterThan((black.means[1] ?? 0) + 2);
  });

  it('measures the share of the picture', async () => {
    const half = await tileOf('#00ff00', 60);
    const tile = await sharp(await tileOf('#808080'))
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { outOfReach } = await proofOf(tile);
    expect(outOfReach).toBeCloseTo(0.5, 1);
  });

  it('is at most 1000 pixels long', async () => {
    const { picture } = await proofOf(await tileOf('#808080', 1600));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1000, height: 75, space: 'srgb' });
  });

  it('is made with profiles of printers in RGB and in grey', async () => {
    expect((await proofOf(await tileOf('#d8a78c'), asPrinter(rgbProfile(ADOBE_RGB)))).outOfReach).toBe(0);
    const { means } = await proofOf(await tileOf('#d8a78c'), asPrinter(grayProfile(1.8)));
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(3);
  });

  it('needs a profile that converts', async () => {
    expect(await isUsableProfile(press)).toBe(true);
    const broken = Buffer.from(press);
    broken.fill(0, 0x29c);
    expect(await isUsableProfile(broken)).toBe(false);
    expect(await makeSoftProof(await tileOf('#808080'), broken)).toBeUndefined();
  });
});
