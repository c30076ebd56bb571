import fc from 'fast-check';
import { clampToCover, smallestScale } from './cover.ts';
import { type QuarterTurns, RECIPE_VERSION, type Recipe, type Size } from './recipe.ts';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

/** Any framing. Most of them show an area outside the photo. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
    centerX: real(-0.5, 1.5),
    centerY: real(-0.5, 1.5),
    scale: real(0.1, 30),
    angle: fc.oneof(real(-45, 45), fc.constantFrom(0, -45, 45)),
    quarterTurns: fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
    flipH: fc.boolean(),
    flipV: fc.boolean(),
    aspect: fc.oneof(fc.constantFrom(1, 1.5, 1.4, 1.6, 10 / 7, 0.5), real(0.2, 5)),
  })
  .map(({ width, height, centerX, centerY, ...framing }) => ({
    version: RECIPE_VERSION,
    photo: { width, height },
    center: { x: centerX * width, y: centerY * height },
    ...framing,
  }));

/** The same framing of a photo of this size, inside the photo. */
export const onPhoto = (framing: Recipe, { width, height }: Size): Recipe =>
  clampToCover({
    ...framing,
    photo: { width, height },
    center: {
      x: (framing.center.x / framing.photo.width) * width,
      y: (framing.center.y / framing.photo.height) * height,
    },
  });

export const coveringRecipe = anyRecipe.map(clampToCover);

/** A framing near the centre, with free photo on every side. */
export const roomyRecipe = fc.tuple(anyRecipe, real(2, 8)).map(([recipe, zoom]) =>
  clampToCover({
    ...recipe,
    scale: smallestScale(recipe) * zoom,
    center: {
      x: recipe.photo.width * 0.45 + recipe.center.x * 0.1,
      y: recipe.photo.height * 0.45 + recipe.center.y * 0.1,
    },
  }),
);

export const anyFramePoint = fc.record({ x: real(0, 1), y: real(0, 1) });
