import type { Point } from '../recipe/recipe.ts';
import type { Area, Colour, Mask } from './design.ts';
import { DESIGN_LIMITS as limits } from './design-limits.ts';

/** Reads one field of untrusted JSON. Undefined: it is missing or not allowed. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

export const isOneOf = <T extends string>(value: unknown, allowed: readonly T[]): value is T =>
  allowed.some((each) => each === value);

export const isColour = (value: unknown): value is Colour => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** Letters, spaces and line ends: no other control character. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.text && value.isWellFormed() && !/[^\n\P{Cc}]/u.test(value);

export const MASKS: readonly Mask[] = ['rectangle', 'round', 'heart', 'arch'];
export const isAngle = (value: unknown): value is number => isBetween(value, -360, 360);
export const isRadius = (value: unknown): value is number => isBetween(value, 0, limits.side.max);

const isPlace = (value: unknown): value is number => isBetween(value, -limits.beyond, limits.side.max + limits.beyond);
export const isLength = (value: unknown): value is number => isBetween(value, limits.side.min, limits.side.max);

export function readPoint(input: unknown): Point | undefined {
  if (!isFields(input) || !isPlace(input.x) || !isPlace(input.y)) return undefined;
  return { x: input.x, y: input.y };
}

export function readArea(input: unknown): Area | undefined {
  if (!isFields(input)) return undefined;
  const { left, top, width, height } = input;
  return isPlace(left) && isPlace(top) && isLength(width) && isLength(height)
    ? { left, top, width, height }
    : undefined;
}
