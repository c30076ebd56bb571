import type { Colour, TextLayer } from '../design/design.ts';
import type { Ink } from '../outline/ink.ts';
import { readPathData, toPathData } from '../outline/path-data.ts';
import { turnPath } from '../outline/turn-path.ts';

const SHADOW: Colour = '#1c1917';
/** Wider and fainter lines around the letters: a soft edge that canvas, SVG and PDF draw alike. Parts of the size. */
const HALOS = [0.26, 0.21, 0.165, 0.125, 0.09, 0.06, 0.03];
const FAINT = 0.06;
const DROP = 0.03;

/** What a text consists of, as path data. */
export interface TextShapes {
  readonly letters: string;
  readonly emoji: readonly Ink[];
}

/** From the lowest to the highest: shadow, outline, letters, emoji. */
export function textInks(
  { colour, outline, hasShadow }: TextLayer,
  { letters, emoji }: TextShapes,
  size: number,
): Ink[] {
  const path = letters + emoji.map((ink) => ink.path).join('');
  const around: Ink[] = outline
    ? [{ path, line: { colour: outline.colour, width: outline.width * 2 }, opacity: 1 }]
    : [];
  return [
    ...(hasShadow ? shadowOf(path, size, outline?.width ?? 0) : []),
    ...around,
    ...(letters === '' ? [] : [{ path: letters, fill: colour, opacity: 1 }]),
    ...emoji,
  ];
}

function shadowOf(path: string, size: number, outline: number): Ink[] {
  const dropped = toPathData(turnPath(readPathData(path), [1, 0, 0, 1, 0, DROP * size]));
  return HALOS.map((halo) => ({
    path: dropped,
    line: { colour: SHADOW, width: halo * size + 2 * outline },
    opacity: FAINT,
  }));
}
