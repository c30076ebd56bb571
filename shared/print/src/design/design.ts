import type { CalendarLayer } from '../calendar/calendar.ts';
import type { Crop, Point, Recipe, Size } from '../recipe/recipe.ts';
import type { SizeMm } from '../sizes/length.ts';
import type { StickerId } from '../stickers/sticker-ids.ts';
import type { FontId, FontStyle } from '../type/fonts.ts';

export const DESIGN_VERSION = 1;

/** What is printed on a magnet, as layers from the lowest to the highest. A recipe without a design is only its photo. */
export interface Design {
  readonly version: typeof DESIGN_VERSION;
  /** The cut for which the layers are placed. */
  readonly size: SizeMm;
  readonly layers: readonly Layer[];
}

export type Layer = BackgroundLayer | CalendarLayer | PhotoLayer | ShapeLayer | StickerLayer | TextLayer;

/** In millimetres from the top left of the cut. What touches the cut runs on into the bleed. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `#rrggbb`. */
export type Colour = `#${string}`;

export interface Line {
  readonly colour: Colour;
  /** In millimetres. */
  readonly width: number;
}

/** Fills the magnet and its bleed. */
export interface BackgroundLayer {
  readonly kind: 'background';
  readonly colour: Colour;
}

export type Mask = 'rectangle' | 'round' | 'heart' | 'arch';

/** A photo of a collage next to that of the recipe. */
export interface CellPhoto {
  /** The id that its shop, browser or order gave it. */
  readonly photoId: string;
  /** It fills the area of its layer. */
  readonly crop: Crop;
}

/** The photo of the recipe, or one of a collage. Its crop fills the area. */
export interface PhotoLayer {
  readonly kind: 'photo';
  /** Undefined: the photo of the recipe. Null: a cell of a collage without a photo yet. */
  readonly cell?: CellPhoto | null;
  /** Undefined: the whole magnet. */
  readonly area?: Area;
  readonly mask: Mask;
  /** The corners of a rectangle. */
  readonly radius: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

export interface ShapeLayer {
  readonly kind: 'shape';
  readonly shape: Mask;
  readonly area: Area;
  readonly radius: number;
  readonly angle: number;
  readonly fill?: Colour;
  readonly line?: Line;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** A small drawing of the shop. */
export interface StickerLayer {
  readonly kind: 'sticker';
  readonly sticker: StickerId;
  /** Its centre. */
  readonly at: Point;
  /** Its longer side. */
  readonly size: number;
  readonly angle: number;
  readonly colour: Colour;
}

export type Align = 'left' | 'center' | 'right';

export interface TextLayer {
  readonly kind: 'text';
  readonly text: string;
  readonly font: FontId;
  readonly style: FontStyle;
  /** Of the font, in millimetres: a point is 0.353 mm. */
  readonly size: number;
  readonly colour: Colour;
  readonly align: Align;
  /** Between letters, as a part of the size. */
  readonly spacing: number;
  /** Between lines, as a multiple of the size. */
  readonly lineHeight: number;
  /** The arc that the longest line describes, in degrees: above 0 like a bridge, below 0 like a bowl. */
  readonly curve: number;
  /** The centre of the text. */
  readonly at: Point;
  /** A longer line is broken at its spaces, or reduced to this width if the text fits. */
  readonly width: number;
  readonly fits: boolean;
  /** A text that fits is aligned in its width, as others are. Undefined in older recipes: in its longest line. */
  readonly keepsEdge?: boolean;
  readonly angle: number;
  readonly outline?: Line;
  readonly hasShadow: boolean;
}

export const WHOLE_PHOTO: PhotoLayer = { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0 };

/** The layers of a recipe. Without a design, its photo fills the magnet. */
export function layersOf({ design }: Pick<Recipe, 'design'>): readonly Layer[] {
  return design?.layers ?? [WHOLE_PHOTO];
}

export const isPhotoLayer = (layer: Layer): layer is PhotoLayer => layer.kind === 'photo';

/** The layers of the photos, in their order. More than one: a collage. */
export const photoLayersOf = (recipe: Pick<Recipe, 'design'>): readonly PhotoLayer[] =>
  layersOf(recipe).filter(isPhotoLayer);

/** The layer of the recipe's own photo. */
export const photoLayerOf = (recipe: Pick<Recipe, 'design'>): PhotoLayer | undefined =>
  photoLayersOf(recipe).find(({ cell }) => cell === undefined);

/** Layers that are beneath texts, shapes and stickers. */
export const isUnder = ({ kind }: Layer): boolean => kind === 'photo' || kind === 'background';

/** The size of the photo on a magnet, in millimetres. */
export function photoSize(recipe: Pick<Recipe, 'design'>, trim: SizeMm): Size {
  const area = photoLayerOf(recipe)?.area;
  return area ? { width: area.width, height: area.height } : { width: trim.width, height: trim.height };
}
