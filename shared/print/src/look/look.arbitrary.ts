import fc from 'fast-check';
import { FILTERS, type Look, type Tone } from './look.ts';
import { TONE_LIMITS } from './parse-look.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const within = (key: keyof Tone) => fc.double({ min: TONE_LIMITS[key][0], max: TONE_LIMITS[key][1], noNaN: true });

const anyTone: fc.Arbitrary<Tone> = fc.record({
  black: within('black'),
  white: within('white'),
  gamma: within('gamma'),
  red: within('red'),
  blue: within('blue'),
});

export const anyLook: fc.Arbitrary<Look> = fc
  .record({
    filter: fc.constantFrom<Look['filter']>(...FILTERS, 'auto', 'none'),
    strength: whole(0, 100),
    tone: anyTone,
    light: whole(-100, 100),
    contrast: whole(-100, 100),
    shadows: whole(-100, 100),
    colour: whole(-100, 100),
    warmth: whole(-100, 100),
    sharpness: whole(0, 100),
    redEyes: fc.array(fc.record({ x: whole(0, 400), y: whole(0, 400), radius: whole(1, 40) }), { maxLength: 3 }),
  })
  .map(({ tone, ...look }) => (look.filter === 'auto' ? { ...look, tone } : look));
