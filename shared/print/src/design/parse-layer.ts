import { parseCalendar } from '../calendar/parse-calendar.ts';
import { STICKERS } from '../stickers/sticker-ids.ts';
import { hasStyle, isFontId } from '../type/fonts.ts';
import type { Align, Layer, Line, ShapeLayer, StickerLayer, TextLayer } from './design.ts';
import { DESIGN_LIMITS as limits } from './design-limits.ts';
import { parsePhoto } from './parse-photo.ts';
import {
  type Fields,
  isAngle,
  isBetween,
  isColour,
  isFields,
  isLength,
  isOneOf,
  isRadius,
  isText,
  MASKS,
  readArea,
  readPoint,
} from './read-fields.ts';

const ALIGNS: readonly Align[] = ['left', 'center', 'right'];

/** Null: there is one, and it is not allowed. */
function readLine(input: unknown): Line | undefined | null {
  if (input === undefined) return undefined;
  if (!isFields(input) || !isColour(input.colour)) return null;
  const { width } = input;
  return isBetween(width, limits.line.min, limits.line.max) ? { colour: input.colour, width } : null;
}

/** Undefined: not a layer of this version. */
export function parseLayer(input: unknown): Layer | undefined {
  if (!isFields(input)) return undefined;
  switch (input.kind) {
    case 'background':
      return isColour(input.colour) ? { kind: 'background', colour: input.colour } : undefined;
    case 'calendar':
      return parseCalendar(input);
    case 'photo':
      return parsePhoto(input);
    case 'shape':
      return parseShape(input);
    case 'sticker':
      return parseSticker(input);
    case 'text':
      return parseText(input);
    default:
      return undefined;
  }
}

function parseShape({ shape, radius, angle, opacity, fill, ...rest }: Fields): ShapeLayer | undefined {
  const area = readArea(rest.area);
  const line = readLine(rest.line);
  if (!area || line === null || (fill !== undefined && !isColour(fill))) return undefined;
  if (!isOneOf(shape, MASKS) || !isRadius(radius) || !isAngle(angle) || !isBetween(opacity, 0, 1)) return undefined;
  return { kind: 'shape', shape, area, radius, angle, opacity, ...(fill && { fill }), ...(line && { line }) };
}

function parseSticker({ sticker, size, angle, colour, ...rest }: Fields): StickerLayer | undefined {
  const at = readPoint(rest.at);
  if (!at || !isOneOf(sticker, STICKERS) || !isLength(size) || !isAngle(angle) || !isColour(colour)) return undefined;
  return { kind: 'sticker', sticker, at, size, angle, colour };
}

function parseText(input: Fields): TextLayer | undefined {
  const { text, font, style, size, colour, align, spacing, lineHeight, curve, ...rest } = input;
  const { width, fits, keepsEdge, angle, hasShadow } = rest;
  const at = readPoint(input.at);
  const outline = readLine(input.outline);
  if (!at || outline === null || !isText(text) || !isFontId(font) || !hasStyle(font, style)) return undefined;
  if (!isColour(colour) || !isOneOf(align, ALIGNS) || typeof fits !== 'boolean' || typeof hasShadow !== 'boolean')
    return undefined;
  if (keepsEdge !== undefined && typeof keepsEdge !== 'boolean') return undefined;
  const isInBounds =
    isBetween(size, limits.fontSize.min, limits.fontSize.max) &&
    isBetween(spacing, limits.spacing.min, limits.spacing.max) &&
    isBetween(lineHeight, limits.lineHeight.min, limits.lineHeight.max) &&
    isBetween(curve, -limits.curve, limits.curve);
  if (!isInBounds || !isLength(width) || !isAngle(angle)) return undefined;
  const more = { ...(outline && { outline }), ...(keepsEdge !== undefined && { keepsEdge }) };
  const setting = { text, font, style, size, colour, align, spacing, lineHeight, curve };
  return { kind: 'text', ...setting, at, width, fits, angle, hasShadow, ...more };
}
