import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRecipe, withLook } from '../recipe/recipe.ts';
import { applyLook } from './apply-look.ts';
import { applyCube, colourCube } from './colour-cube.ts';
import { colourTransform } from './colour-transform.ts';
import { anyLook } from './look.arbitrary.ts';
import { type Look, NEUTRAL_LOOK } from './look.ts';
import { measureTone } from './measure-tone.ts';

const SIZE = { width: 40, height: 30 };
const FRAMING = createRecipe(SIZE, SIZE.width / SIZE.height);
const byte = fc.integer({ min: 0, max: 255 });

/** Every channel passes through all its values. */
function photo(channels: 3 | 4 = 3): Uint8Array {
  const data = new Uint8Array(SIZE.width * SIZE.height * channels).fill(255);
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel++) {
    data.set([(pixel * 7) % 256, (pixel * 3 + 40) % 256, (pixel * 11 + 90) % 256], pixel * channels);
  }
  return data;
}

function looked(look: Partial<Look>, channels: 3 | 4 = 3): Uint8Array {
  const data = photo(channels);
  applyLook({ data, ...SIZE, channels }, withLook(FRAMING, { ...NEUTRAL_LOOK, ...look }), SIZE);
  return data;
}

function one(rgb: readonly number[], look: Partial<Look>): readonly number[] {
  const data = Uint8Array.from(rgb);
  applyCube({ data, width: 1, height: 1, channels: 3 }, colourCube({ ...NEUTRAL_LOOK, ...look }));
  return [...data];
}

const luma = ([red = 0, green = 0, blue = 0]: readonly number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

describe('applyLook', () => {
  it('changes nothing without a look, with a neutral one, or with none of a filter', () => {
    expect(looked({})).toEqual(photo());
    expect(looked({ filter: 'noir', strength: 0 })).toEqual(photo());
  });

  it('gives a server’s three channels the colours of a browser’s four, and leaves transparency', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const three = looked(look);
        const four = looked(look, 4);
        const opaque = Array.from(three).flatMap((value, at) => (at % 3 === 2 ? [value, 255] : [value]));
        expect(Array.from(four)).toEqual(opaque);
      }),
      { numRuns: 4 },
    );
  });

  it('interpolates to 1 of 255 on average, beside the exact formula', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const transform = colourTransform(look);
        const cube = colourCube(look);
        const colour = new Float64Array(3);
        let sum = 0;
        const data = photo();
        applyCube({ data, ...SIZE, channels: 3 }, cube);
        photo().forEach((_, index, all) => {
          if (index % 3 !== 0) return;
          colour.set([...all.subarray(index, index + 3)].map((value) => value / 255));
          transform(colour);
          for (let channel = 0; channel < 3; channel++)
            sum += Math.abs((data[index + channel] ?? 0) - (colour[channel] ?? 0) * 255);
        });
        expect(sum / data.length).toBeLessThan(1);
      }),
      { numRuns: 6 },
    );
  });

  it('keeps the order of grey tones at any light, contrast and shadows', () => {
    const settings = fc.record({
      light: fc.integer({ min: -100, max: 100 }),
      contrast: fc.integer({ min: -100, max: 100 }),
      shadows: fc.integer({ min: -100, max: 100 }),
    });
    fc.assert(
      fc.property(settings, byte, byte, (look, a, b) => {
        const [dark = 0, light = 0] = [Math.min(a, b), Math.max(a, b)];
        const pair = Uint8Array.from([dark, dark, dark, light, light, light]);
        applyCube({ data: pair, width: 2, height: 1, channels: 3 }, colourCube({ ...NEUTRAL_LOOK, ...look }));
        const [low = 0, high = 0] = [pair[0], pair[3]];
        expect(high).toBeGreaterThanOrEqual(low);
      }),
      { numRuns: 15 },
    );
  });

  it('does what each slider says', () => {
    const grey = [120, 120, 120];
    expect(luma(one(grey, { light: 40 }))).toBeGreaterThan(luma(grey) + 10);
    expect(luma(one(grey, { light: -40 }))).toBeLessThan(luma(grey) - 10);
    expect(luma(one([60, 60, 60], { contrast: 50 }))).toBeLessThan(55);
    expect(luma(one([40, 40, 40], { shadows: 60 }))).toBeGreaterThan(50);
    const [red = 0, , blue = 0] = one(grey, { warmth: 50 });
    expect(red - blue).toBeGreaterThan(15);
    expect(Math.abs(luma(one(grey, { warmth: 50 })) - 120)).toBeLessThan(6);
    expect(one([200, 100, 50], { colour: -100 })).toEqual(Array(3).fill(Math.round(luma([200, 100, 50]))));
  });

  it('leaves black and white where they are when the light changes', () => {
    expect(one([0, 0, 0], { light: 80, contrast: 60 })).toEqual([0, 0, 0]);
    expect(one([255, 255, 255], { light: 80, contrast: 60 })).toEqual([255, 255, 255]);
  });

  it('sharpens an edge, and leaves flat areas alone', () => {
    const data = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) =>
      Math.floor(at / 3) % SIZE.width < 20 ? 90 : 160,
    );
    applyLook({ data, ...SIZE, channels: 3 }, withLook(FRAMING, { ...NEUTRAL_LOOK, sharpness: 80 }), SIZE);
    const at = (column: number) => data[(15 * SIZE.width + column) * 3] ?? 0;
    expect([at(2), at(38)]).toEqual([90, 160]);
    expect(at(19)).toBeLessThan(85);
    expect(at(20)).toBeGreaterThan(165);
  });

  it('takes the red out of a pupil, where the photo is turned and cropped too', () => {
    const recipe = { ...FRAMING, scale: 2, center: { x: 20, y: 15 }, quarterTurns: 2 as const };
    const look = { ...NEUTRAL_LOOK, redEyes: [{ x: 22, y: 15, radius: 3 }] };
    const data = new Uint8Array(SIZE.width * SIZE.height * 3);
    for (let at = 0; at < data.length; at += 3) data.set([210, 60, 50], at);
    applyLook({ data, ...SIZE, channels: 3 }, withLook(recipe, look), SIZE);
    const at = (column: number, row: number) => [...data.subarray((row * SIZE.width + column) * 3).subarray(0, 3)];
    expect(at(15, 15)).toEqual([55, 60, 50]);
    expect(at(30, 15)).toEqual([210, 60, 50]);
  });

  it('leaves skin inside the circle', () => {
    const data = Uint8Array.from([190, 150, 135]);
    const size = { width: 1, height: 1 };
    const look = { ...NEUTRAL_LOOK, redEyes: [{ x: 0.5, y: 0.5, radius: 2 }] };
    applyLook({ data, ...size, channels: 3 }, withLook(createRecipe(size, 1), look), size);
    expect([...data]).toEqual([190, 150, 135]);
  });
});

describe('measureTone', () => {
  const tinted = (factor: readonly [number, number, number], from: number, to: number) =>
    Uint8Array.from(
      { length: 3000 },
      (_, at) => (from + ((to - from) * Math.floor(at / 3)) / 999) * (factor[at % 3] ?? 1),
    );
  const measure = (data: Uint8Array) => measureTone({ data, width: 100, height: 10, channels: 3 });

  it('stretches a flat photo, and lightens a dark one', () => {
    const tone = measure(tinted([1, 1, 1], 40, 180));
    expect(tone.black).toBeCloseTo(40 / 255, 1);
    expect(tone.white).toBeCloseTo(180 / 255, 1);
    expect(measure(tinted([1, 1, 1], 0, 90)).gamma).toBeLessThan(1);
  });

  it('removes a part of a yellow cast', () => {
    const tone = measure(tinted([1, 1, 0.8], 20, 220));
    expect(tone.red).toBeCloseTo(1, 1);
    expect(tone.blue).toBeGreaterThan(1.1);
  });

  it('leaves a photo with full levels and grey light nearly alone', () => {
    const { black, white, red, blue } = measure(tinted([1, 1, 1], 0, 255));
    expect([black, red, blue].map((value) => Math.round(value * 20) / 20)).toEqual([0, 1, 1]);
    expect(white).toBeGreaterThan(0.98);
  });

  it('stays within its limits for one colour', () => {
    const tone = measure(tinted([1, 0, 0], 128, 128));
    expect(Object.values(tone).every(Number.isFinite)).toBe(true);
    expect([tone.red, tone.blue]).toEqual([0.85, 1]);
  });
});
