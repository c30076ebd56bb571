import { createRecipe, cropSize, fit, isCovered, type PrintProfile, type Recipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { square } from '../photo-project/project.fixture.ts';
import type { Area } from './area.ts';
import { framingOf } from './auto-framing.ts';
import { keepFaces } from './keep-faces.ts';
import { visiblePart } from './visible-part.ts';

const upright = createRecipe({ width: 4000, height: 3000 }, 1);

function keep(suggested: Recipe, faces: readonly Area[], profile: PrintProfile = square) {
  return keepFaces(suggested, { sure: faces }, visiblePart(suggested, profile));
}

/** As fractions of the frame. */
function inFrame({ photo, center, ...recipe }: Recipe, face: Area) {
  const size = cropSize({ ...recipe, photo, center });
  const left = (face.x * photo.width - center.x) / size.width + 0.5;
  const top = (face.y * photo.height - center.y) / size.height + 0.5;
  const right = left + (face.width * photo.width) / size.width;
  return { left, top, right, bottom: top + (face.height * photo.height) / size.height };
}

const isWhole = (recipe: Recipe, face: Area) => {
  const { left, top, right, bottom } = inFrame(recipe, face);
  return Math.min(left, top) >= -1e-3 && Math.max(right, bottom) <= 1.001;
};

const faceArbitrary = fc
  .record({
    x: fc.double({ min: 0, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0, max: 0.9, noNaN: true }),
    width: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
    height: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
  })
  .map(({ x, y, width, height }) => ({ x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) }));

const caseArbitrary = fc.record({
  photo: fc.record({ width: fc.integer({ min: 400, max: 8000 }), height: fc.integer({ min: 400, max: 8000 }) }),
  aspect: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
  area: faceArbitrary,
  faces: fc.array(faceArbitrary, { minLength: 1, maxLength: 8 }),
});

/** All faces fit between the edges of the widest frame. */
function canShowAll(recipe: Recipe, faces: readonly Area[]): boolean {
  const { width, height } = cropSize(fit(recipe));
  const reach = (from: (face: Area) => number, size: (face: Area) => number) =>
    Math.max(...faces.map((face) => from(face) + size(face))) - Math.min(...faces.map(from));
  const across =
    reach(
      ({ x }) => x,
      (face) => face.width,
    ) * recipe.photo.width;
  const down =
    reach(
      ({ y }) => y,
      (face) => face.height,
    ) * recipe.photo.height;
  return across <= width && down <= height;
}

describe('keepFaces', () => {
  it('keeps a suggestion in which every head is whole', () => {
    const suggested = framingOf(upright, { x: 0.3, y: 0.1, width: 0.6, height: 0.8 });
    expect(keep(suggested, [{ x: 0.5, y: 0.4, width: 0.1, height: 0.1 }])).toEqual({ recipe: suggested, cut: 0 });
  });

  it('moves the frame to a face at its edge, clear of the cut', () => {
    const suggested = framingOf(upright, { x: 0, y: 0.1, width: 0.5, height: 0.667 });
    const face = { x: 0.45, y: 0.4, width: 0.15, height: 0.2 };
    const { recipe, cut } = keep(suggested, [face]);
    expect(cut).toBe(0);
    expect(inFrame(recipe, face).right).toBeLessThanOrEqual(1 - square.safe / square.trim.width + 1e-3);
  });

  it('says how many faces are cut where they are too far apart', () => {
    const faces = [0, 0.1, 0.9].map((x) => ({ x, y: 0.4, width: 0.1, height: 0.1 }));
    const { recipe, cut } = keep(upright, faces);
    expect(cut).toBe(1);
    expect(faces.filter((face) => isWhole(recipe, face))).toHaveLength(2);
  });

  it('keeps an unsure face whole where the sure ones stay whole, and never against one', () => {
    const sure = { x: 0.35, y: 0.4, width: 0.1, height: 0.1 };
    const beside = (x: number) => ({ x, y: 0.4, width: 0.1, height: 0.1 });
    const view = (unsure: Area) => keepFaces(upright, { sure: [sure], unsure: [unsure] }, visiblePart(upright, square));
    const near = view(beside(0.02));
    expect([near.cut, isWhole(near.recipe, sure), isWhole(near.recipe, beside(0.02))]).toEqual([0, true, true]);
    const far = view(beside(0.9));
    expect([far.cut, isWhole(far.recipe, sure)]).toEqual([0, true]);
  });

  it('shows each face as far as the others where they are a little too far apart', () => {
    const faces = [0.11, 0.69].map((x) => ({ x, y: 0.4, width: 0.2, height: 0.2 }));
    const { recipe, cut } = keep(upright, faces);
    expect(cut).toBe(2);
    const [first, last] = faces.map((face) => inFrame(recipe, face));
    expect(-(first?.left ?? 0)).toBeCloseTo((last?.right ?? 0) - 1, 1);
  });

  it('keeps a face out of the corners of a round magnet', () => {
    const face = { x: 0.3, y: 0.02, width: 0.15, height: 0.2 };
    const reach = (recipe: Recipe) => {
      const { left, top, right, bottom } = inFrame(recipe, face);
      return Math.hypot(0.5 - (left + right) / 2, 0.5 - (top + bottom) / 2) + Math.min(right - left, bottom - top) / 2;
    };
    expect(reach(upright)).toBeGreaterThan(0.5);
    const { recipe, cut } = keep(upright, [face], { ...square, shape: 'round' });
    expect(cut).toBe(0);
    expect(reach(recipe)).toBeLessThan(0.5);
  });

  it('shows every face whole wherever a frame can, on the photo, for every photo and magnet', () => {
    fc.assert(
      fc.property(caseArbitrary, ({ photo, aspect, area, faces }) => {
        const profile = { ...square, trim: { width: 50 * aspect, height: 50 } };
        const suggested = framingOf(createRecipe(photo, aspect), area);
        const { recipe, cut } = keep(suggested, faces, profile);
        expect(isCovered(recipe, 0.5)).toBe(true);
        expect(faces.filter((face) => !isWhole(recipe, face)).length).toBeLessThanOrEqual(cut);
        if (canShowAll(suggested, faces)) expect(cut).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
