import { describe, expect, it } from '@jest/globals';
import { mainColours } from './photo-colours.ts';

const area = (colour: readonly [number, number, number], count: number, alpha = 255) =>
  Array.from({ length: count }, () => [...colour, alpha]).flat();
const SKY = [143, 185, 216] as const;
const BALLOON = [214, 40, 40] as const;
const GREY = [128, 128, 128] as const;

describe('the colours of a photo', () => {
  it('are the visible ones: a wide sky, and a small balloon before a larger grey area', () => {
    const pixels = [...area(SKY, 700), ...area(GREY, 200), ...area(BALLOON, 100)];
    expect(mainColours(pixels, 2)).toEqual(['#8fb9d8', '#d62828']);
    expect(mainColours(pixels, 6)).toEqual(['#8fb9d8', '#d62828', '#808080']);
  });

  it('are listed once, without those of transparent pixels', () => {
    const alike = [...area(SKY, 50), ...area([150, 192, 224], 40), ...area(BALLOON, 90, 0)];
    expect(mainColours(alike, 6)).toEqual(['#8fb9d8']);
    expect(mainColours([], 6)).toEqual([]);
  });
});
