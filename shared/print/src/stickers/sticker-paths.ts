import type { PathStep } from '../sizes/shape-path.ts';
import { butterfly, drop, fir, flower, moon, paw, snowflake, sparkle, sprig, sun, wheat, wreath } from './nature.ts';
import { balloon, boat, cake, cross, crown, foot, gift, house, pram, rings } from './occasions.ts';
import type { StickerId } from './sticker-ids.ts';
import { corners, disc, heart, leaf, mirrored, ring, rod, star } from './sticker-parts.ts';

/** A ground for a text. */
function ribbon(): PathStep[] {
  const end = corners([0.4, -0.08], [0.5, -0.08], [0.44, 0.06], [0.5, 0.2], [0.33, 0.2], [0.33, 0.17], [0.4, 0.17]);
  return [...rod([-0.38, -0.16], [0.76, 0.3]), ...end, ...mirrored(end)];
}

/** A ground for a text. */
const bubble = (): PathStep[] => [
  ...rod([-0.5, -0.4], [1, 0.62], 0.2),
  ...corners([-0.26, 0.2], [0.02, 0.2], [-0.28, 0.44]),
];

/** Boxes of 1 × 1 around 0, in one colour. */
export const STICKER_PATHS: Readonly<Record<StickerId, readonly PathStep[]>> = {
  heart: heart(),
  star: star(5, 0.2),
  sparkle: sparkle(),
  flower: flower(),
  leaf: leaf([-0.5, 0], { length: 1, angle: 0 }),
  sprig: sprig(),
  wreath: wreath(),
  wheat: wheat(),
  butterfly: butterfly(),
  drop: drop(),
  sun: sun(),
  moon: moon(),
  snowflake: snowflake(),
  fir: fir(),
  balloon: balloon(),
  cake: cake(),
  gift: gift(),
  crown: crown(),
  rings: rings(),
  cross: cross(),
  pram: pram(),
  foot: foot(),
  paw: paw(),
  boat: boat(),
  house: house(),
  ribbon: ribbon(),
  bubble: bubble(),
  disc: disc([0, 0], 0.5),
  ring: ring([0, 0], 0.5, 0.06),
  square: rod([-0.5, -0.5], [1, 1], 0.06),
};
