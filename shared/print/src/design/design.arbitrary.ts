import fc from 'fast-check';
import type { CalendarLayer } from '../calendar/calendar.ts';
import { addMonths } from '../calendar/months.ts';
import { COLLAGE_GAP, collageAreas, collageArrangements } from '../collage/arrangements.ts';
import { anyRecipe, onPhoto } from '../recipe/recipe.arbitrary.ts';
import type { Size } from '../recipe/recipe.ts';
import { STICKERS } from '../stickers/sticker-ids.ts';
import { FONTS } from '../type/fonts.ts';
import type { Area, Colour, Design, Layer, Mask } from './design.ts';

/** JSON has no −0. */
const real = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value || 0);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);
const mask = fc.constantFrom<Mask>('rectangle', 'round', 'heart', 'arch');
const point = fc.record({ x: real(-40, 160), y: real(-40, 160) });
const area: fc.Arbitrary<Area> = fc.record({
  left: real(-40, 100),
  top: real(-40, 100),
  width: real(0.5, 140),
  height: real(0.5, 140),
});
const line = fc.option(fc.record({ colour, width: real(0.05, 3) }), { nil: undefined });
const angle = fc.oneof(fc.constant(0), real(-180, 180));

const face = fc.constantFrom(...FONTS.flatMap(({ id, styles }) => styles.map((style) => ({ font: id, style }))));
const words = fc.array(
  fc.constantFrom(
    'Camille',
    '&',
    'Œuvre',
    'žluťoučký',
    'مرحبا',
    'שלום',
    '2027',
    '(é)',
    '🎂',
    '\n',
    'ffi',
    '\u0301',
    ' ',
  ),
  { maxLength: 8 },
);

const without = <T extends object>(layer: T): T =>
  Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined)) as T;

const anyText = fc
  .record({
    text: words.map((each) => each.join(' ')),
    face,
    size: real(0.5, 40),
    colour,
    align: fc.constantFrom('left', 'center', 'right'),
    spacing: real(-0.1, 1),
    lineHeight: real(0.6, 2),
    curve: fc.oneof(fc.constant(0), real(-340, 340)),
    at: point,
    width: real(0.5, 140),
    fits: fc.boolean(),
    keepsEdge: fc.option(fc.boolean(), { nil: undefined }),
    angle,
    outline: line,
    hasShadow: fc.boolean(),
  })
  .map(({ face: { font, style }, ...rest }) => without({ kind: 'text', font, style, ...rest }) as Layer);

const anyPhoto = fc
  .record({ area: fc.option(area, { nil: undefined }), mask, radius: real(0, 20), angle })
  .map((photo) => without({ kind: 'photo', ...photo }) as Layer);

const month = fc.integer({ min: -60, max: 120 }).map((count) => addMonths('2027-01', count));
const day = fc.tuple(month, fc.integer({ min: 10, max: 28 })).map(([of, number]) => `${of}-${number}`);
const font = fc.constantFrom(...FONTS.map(({ id }) => id));
const sign = fc.constantFrom(...STICKERS);

const anyCalendar = fc
  .record({
    kind: fc.constant('calendar' as const),
    area,
    first: month,
    months: fc.constantFrom<CalendarLayer['months']>(1, 12),
    columns: fc.constantFrom<CalendarLayer['columns']>(1, 2, 3, 4),
    locale: fc.constantFrom<CalendarLayer['locale']>('fr', 'en'),
    titles: font,
    figures: font,
    ink: colour,
    faint: colour,
    accent: colour,
    wash: colour,
    holidays: fc.array(day, { maxLength: 12 }),
    dates: fc.array(fc.record({ day, name: fc.constantFrom('', 'Léa', 'مرحبا', '🎂'), sign, colour }), {
      maxLength: 5,
    }),
    list: fc.option(area, { nil: undefined }),
  })
  .map((calendar) => without(calendar) as Layer);

const anyOther = fc.oneof(
  { weight: 8, arbitrary: anyText },
  { weight: 1, arbitrary: anyCalendar },
  fc.record({ kind: fc.constant('background' as const), colour }),
  fc
    .record({
      shape: mask,
      area,
      radius: real(0, 20),
      angle,
      fill: fc.option(colour, { nil: undefined }),
      line,
      opacity: real(0, 1),
    })
    .map((shape) => without({ kind: 'shape', ...shape }) as Layer),
  fc.record({
    kind: fc.constant('sticker' as const),
    sticker: fc.constantFrom(...STICKERS),
    at: point,
    size: real(0.5, 80),
    angle,
    colour,
  }),
);

const SIZE = { width: 100, height: 70 };
const LEAST_CELLS = 2;
const MOST_CELLS = 6;

/** The id of the photo of this size in a collage. */
export const cellPhotoId = ({ width, height }: Size): string => `${width}x${height}`;

/** Two to six photos in any arrangement on a ground, with anything over them. The first photo is that of the recipe. */
export const anyCollage = (photos: readonly Size[]): fc.Arbitrary<Design> =>
  fc
    .record({
      arrangement: fc.constantFrom(
        ...Array.from({ length: MOST_CELLS - LEAST_CELLS + 1 }, (_, more) =>
          collageArrangements(LEAST_CELLS + more),
        ).flat(),
      ),
      gap: real(COLLAGE_GAP.min, COLLAGE_GAP.max),
      edge: fc.oneof(fc.constant(0), real(0, 10)),
      crops: fc.array(fc.tuple(anyRecipe, fc.constantFrom(...photos)), {
        minLength: MOST_CELLS,
        maxLength: MOST_CELLS,
      }),
      ground: colour,
      mask,
      over: fc.array(anyOther, { maxLength: 2 }),
    })
    .map(({ arrangement, gap, edge, crops, ground, mask: cut, over }) => {
      const cells = collageAreas(arrangement, SIZE, { gap, edge }).map((area, at): Layer => {
        const layer = { kind: 'photo' as const, mask: cut, radius: 0, angle: 0, area };
        const [framing, photo] = crops[at] ?? [];
        if (at === 0 || !framing || !photo) return layer;
        return { ...layer, cell: { photoId: cellPhotoId(photo), crop: onPhoto(framing, photo) } };
      });
      return { version: 1, size: SIZE, layers: [{ kind: 'background', colour: ground }, ...cells, ...over] };
    });

/** Any design for a magnet of 100 × 70 mm, with one photo or none. */
export const anyDesign: fc.Arbitrary<Design> = fc
  .tuple(
    fc.array(anyOther, { maxLength: 3 }),
    fc.array(anyPhoto, { maxLength: 1 }),
    fc.array(anyOther, { maxLength: 4 }),
  )
  .map((groups) => ({ version: 1, size: SIZE, layers: groups.flat() }));
