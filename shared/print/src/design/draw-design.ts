import type { CalendarLayer } from '../calendar/calendar.ts';
import { calendarLayers } from '../calendar/calendar-layers.ts';
import type { Ink } from '../outline/ink.ts';
import { toPathData } from '../outline/path-data.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { stickerInk } from '../stickers/sticker-ink.ts';
import { areaPath, intoBleed } from './area-path.ts';
import {
  type Area,
  type CellPhoto,
  type Design,
  type Layer,
  layersOf,
  type PhotoLayer,
  type ShapeLayer,
  type TextLayer,
} from './design.ts';

/** The crop of a recipe, drawn into its area and as far around it as the bleed. */
export interface PhotoPart {
  readonly kind: 'photo';
  /** Undefined: the photo of the recipe. */
  readonly cell?: CellPhoto;
  readonly area: Area;
  /** Drawn around the area: real pixels, or their mirror image. */
  readonly bleed: number;
  /** What is seen of it. Undefined: all. */
  readonly clip?: string;
  readonly angle: number;
}

export type DrawingPart = PhotoPart | { readonly kind: 'ink'; readonly ink: Ink };

/** A magnet as it is printed, in millimetres, from the lowest part to the highest. */
export type Drawing = readonly DrawingPart[];

type Magnet = Pick<PrintProfile, 'trim' | 'bleed'>;
type Inks = readonly Ink[];

/** `inksOf` gives the outlines of a text: those of its typesetter. */
export function drawDesign(
  recipe: Pick<Recipe, 'design'>,
  magnet: Magnet,
  inksOf: (layer: TextLayer) => Inks,
): Drawing {
  return printedLayers(recipe).flatMap((layer): readonly DrawingPart[] =>
    layer.kind === 'photo'
      ? photoParts(layer, magnet)
      : inksOfLayer(layer, magnet, inksOf).map((ink) => ({ kind: 'ink', ink })),
  );
}

export type PrintedLayer = Exclude<Layer, CalendarLayer>;

/** The layers as they are drawn: a calendar as its texts, shapes and stickers. */
export function printedLayers(recipe: Pick<Recipe, 'design'>): readonly PrintedLayer[] {
  return layersOf(recipe).flatMap<PrintedLayer>((layer) =>
    layer.kind === 'calendar' ? calendarLayers(layer) : [layer],
  );
}

/** The texts that a calendar consists of. */
export function calendarTexts({ layers }: Pick<Design, 'layers'>): readonly TextLayer[] {
  const calendars = layers.filter((layer) => layer.kind === 'calendar');
  return calendars.flatMap((layer) => calendarLayers(layer).filter((part) => part.kind === 'text'));
}

function inksOfLayer(
  layer: Exclude<PrintedLayer, PhotoLayer>,
  magnet: Magnet,
  inksOf: (layer: TextLayer) => Inks,
): Inks {
  switch (layer.kind) {
    case 'background':
      return [{ path: toPathData(wholePath(magnet)), fill: layer.colour, opacity: 1 }];
    case 'shape':
      return [shapeInk(layer, magnet)];
    case 'sticker':
      return [stickerInk(layer)];
    case 'text':
      return inksOf(layer);
  }
}

const wholeArea = ({ trim }: Magnet): Area => ({ left: 0, top: 0, width: trim.width, height: trim.height });
const wholePath = (magnet: Magnet) =>
  areaPath(intoBleed(wholeArea(magnet), magnet), { mask: 'rectangle', radius: 0, angle: 0 });

function shapeInk({ area, shape, radius, angle, fill, line, opacity }: ShapeLayer, magnet: Magnet): Ink {
  const isPlain = shape === 'rectangle' && angle === 0 && !line;
  const path = areaPath(isPlain ? intoBleed(area, magnet) : area, { mask: shape, radius, angle });
  return { path: toPathData(path), opacity, ...(fill && { fill }), ...(line && { line }) };
}

/** An empty cell shows what is under it. */
function photoParts(layer: PhotoLayer, magnet: Magnet): readonly PhotoPart[] {
  if (layer.cell === null) return [];
  const part = photoPart(layer, magnet);
  return [layer.cell ? { ...part, cell: layer.cell } : part];
}

function photoPart({ area, mask, radius, angle }: PhotoLayer, magnet: Magnet): PhotoPart {
  const whole = wholeArea(magnet);
  const isWhole = !area && mask === 'rectangle' && radius === 0 && angle === 0;
  if (isWhole) return { kind: 'photo', area: whole, bleed: magnet.bleed, angle: 0 };
  const inside = area ?? whole;
  const isPlain = mask === 'rectangle' && angle === 0;
  const shown = isPlain ? intoBleed(inside, magnet) : inside;
  const clip = toPathData(areaPath(shown, { mask, radius, angle }));
  return { kind: 'photo', area: inside, bleed: isPlain ? magnet.bleed : 0, clip, angle };
}
