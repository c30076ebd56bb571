import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { collageDesign } from '../collage/collage.fixture.ts';
import { createRecipe } from '../recipe/recipe.ts';
import { drawDesign } from './draw-design.ts';
import { type Pen, paintDrawing } from './paint-drawing.ts';
import { withDesign } from './with-design.ts';

const size = { width: 100, height: 70 };
const design = collageDesign(['one', 'two', 'three'].map((photoId) => ({ photoId, width: 490, height: 340 })));
const recipe = withDesign(createRecipe({ width: 980, height: 680 }, 100 / 70), design, size);
const drawing = drawDesign(recipe, { trim: size, bleed: 0 }, () => []);

/** Only its identity matters here. */
const picture = (name: string): CanvasImageSource => ({ id: name }) as HTMLCanvasElement;

interface DrawnImage {
  readonly image: CanvasImageSource;
  readonly size: readonly [number, number];
  readonly transform: readonly unknown[];
}

/** Records the images with their transforms. */
function recordingPen(): { pen: Pen; images: DrawnImage[] } {
  const images: DrawnImage[] = [];
  let transform: readonly unknown[] = [];
  const nothing = () => {};
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineJoin: 'round',
    lineWidth: 1,
    beginPath: nothing,
    clip: nothing,
    fill: nothing,
    stroke: nothing,
    save: nothing,
    restore: nothing,
    setTransform: (...given: readonly unknown[]) => {
      transform = given.map((value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value));
    },
    drawImage: (image, ...[, , width, height]) => images.push({ image, size: [width, height], transform }),
  };
  return { pen, images };
}

const before = globalThis.Path2D;
beforeAll(() => {
  globalThis.Path2D = class {} as typeof Path2D;
});
afterAll(() => {
  globalThis.Path2D = before;
});

it('draws each photo of a collage with its own crop into its cell, and leaves out one that is missing', () => {
  const { pen, images } = recordingPen();
  const [own, one, three] = [picture('own'), picture('one'), picture('three')];
  const cells = new Map([
    ['one', one],
    ['three', three],
  ]);
  paintDrawing(pen, { drawing, recipe, photo: own, cells, scale: [10, 0, 0, 10, 0, 0] });
  expect(images).toEqual([
    { image: own, size: [980, 680], transform: [0.5, 0, 0, 0.5, 0, 0] },
    { image: one, size: [490, 340], transform: [1, 0, 0, 1, 510, 0] },
    { image: three, size: [490, 340], transform: [1, 0, 0, 1, 510, 360] },
  ]);
});
