import type { Colour, Design, Occasion, SizeMm } from '@aimante/print';
import type { PictureSource } from '@aimante/ui';

/** What the gallery shows of a template. */
export interface GalleryTemplate {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly occasion: Occasion;
  /** Of the magnet for which its layers are placed. */
  readonly size: SizeMm;
  /** How many photos it asks for. */
  readonly photos: number;
  /** Its photo covers the whole magnet. */
  readonly isFullPhoto: boolean;
  readonly colours: readonly Colour[];
  readonly pictures: { readonly fr: PictureSource; readonly en: PictureSource };
}

type Facts = Pick<GalleryTemplate, 'size' | 'photos' | 'isFullPhoto' | 'colours'>;

const MOST_COLOURS = 3;

/** The facts of a design that the gallery shows. */
export function factsOf({ size, layers }: Design): Facts {
  const photos = layers.filter(({ kind }) => kind === 'photo');
  return {
    size: { width: size.width, height: size.height },
    photos: photos.length,
    isFullPhoto: photos.length === 1 && photos.every((layer) => 'area' in layer === false),
    colours: coloursOf(layers),
  };
}

function coloursOf(layers: Design['layers']): readonly Colour[] {
  const all = layers.flatMap((layer): readonly (Colour | undefined)[] => {
    if (layer.kind === 'shape') return [layer.fill];
    if (layer.kind === 'calendar') return [layer.accent];
    return 'colour' in layer ? [layer.colour] : [];
  });
  return [...new Set(all.flatMap((colour) => colour ?? []))].slice(0, MOST_COLOURS);
}

export const COLOUR_FAMILIES = ['light', 'dark', 'red', 'yellow', 'green', 'blue'] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

const LIGHT = 0.86;
const DARK = 0.24;
/** The hues, in degrees, from which on a colour belongs to a family. */
const HUES: readonly (readonly [number, ColourFamily])[] = [
  [330, 'red'],
  [170, 'blue'],
  [70, 'green'],
  [28, 'yellow'],
  [0, 'red'],
];

/** The family under which a visitor looks for a colour. */
export function familyOf(colour: Colour): ColourFamily {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  if (lightness > LIGHT) return 'light';
  const range = most - least;
  if (lightness < DARK && range < 0.08) return 'dark';
  if (range < 0.06) return lightness > 0.5 ? 'light' : 'dark';
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sector * 60 + 360) % 360;
  return HUES.find(([from]) => hue >= from)?.[1] ?? 'red';
}
