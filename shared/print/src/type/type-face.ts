import { Face, Font, Blob as FontBlob, type SvgPathCommand } from 'harfbuzzjs';
import { pathBox } from '../outline/path-box.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import { type ColourLayer, readColourLayers } from './colour-layers.ts';

/** A shape of a glyph that brings its own colour. */
export interface PaintedShape extends Omit<ColourLayer, 'glyph'> {
  readonly outline: readonly PathStep[];
}

/** A font file that HarfBuzz has read. All lengths are parts of the font's size, and y points down. */
export interface TypeFace {
  readonly font: Font;
  /** Units of the font in its size. */
  readonly unit: number;
  /** The height of capitals. */
  readonly capital: number;
  /** The height of the letters that decides whether they can be read: of capitals, or 1.5 times a low `x`. */
  readonly readable: number;
  /** The thinnest stroke of an `o`. */
  readonly stroke: number;
  has(letter: string): boolean;
  outline(glyph: number): readonly PathStep[];
  /** The shapes of an emoji. Undefined: a glyph in the colour of its text. */
  layers(glyph: number): readonly PaintedShape[] | undefined;
}

export function openFace(file: ArrayBuffer): TypeFace {
  const face = new Face(new FontBlob(file));
  const font = new Font(face);
  const unit = face.upem;
  const outlines = new Map<number, readonly PathStep[]>();
  const coloured = readColourLayers(file);
  const outline = (glyph: number) => {
    const known = outlines.get(glyph) ?? toSteps(font.glyphToJson(glyph), 1 / unit);
    outlines.set(glyph, known);
    return known;
  };
  const glyphOf = (letter: string) => font.glyph(letter.codePointAt(0) ?? 0) ?? 0;
  const heightOf = (letter: string) => -(pathBox(outline(glyphOf(letter)))?.top ?? -0.7);
  const capital = heightOf('H');
  return {
    font,
    unit,
    capital,
    readable: Math.min(capital, 1.5 * heightOf('x')),
    stroke: thinnest(outline(glyphOf('o'))),
    has: (letter) => glyphOf(letter) !== 0,
    outline,
    layers: (glyph) =>
      coloured.get(glyph)?.map(({ glyph: shape, ...paint }) => ({ ...paint, outline: outline(shape) })),
  };
}

/** Quadratic curves become cubic ones: PDF has no others. */
function toSteps(commands: readonly SvgPathCommand[], scale: number): PathStep[] {
  let [x, y] = [0, 0];
  return commands.flatMap(({ type, values }): PathStep[] => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(
      (value, index) => value * (index % 2 ? -scale : scale),
    );
    const [fromX, fromY] = [x, y];
    if (type === 'Z') return [{ op: 'h' }];
    if (type === 'C') {
      [x, y] = [e, f];
      return [{ op: 'c', c: [a, b, c, d, e, f] }];
    }
    if (type !== 'Q') {
      [x, y] = [a, b];
      return [{ op: type === 'M' ? 'm' : 'l', c: [a, b] }];
    }
    [x, y] = [c, d];
    const third = (from: number, to: number) => from + (2 / 3) * (to - from);
    return [{ op: 'c', c: [third(fromX, a), third(fromY, b), third(c, a), third(d, b), c, d] }];
  });
}

const contours = (steps: readonly PathStep[]): PathStep[][] =>
  steps.reduce<PathStep[][]>((all, step) => {
    if (step.op === 'm') all.push([]);
    all.at(-1)?.push(step);
    return all;
  }, []);

/** The smallest distance between the outside of a ring and its hole, along both axes. */
function thinnest(ring: readonly PathStep[]): number {
  const boxes = contours(ring).flatMap((contour) => pathBox(contour) ?? []);
  const [outer, inner] = boxes.toSorted((one, other) => other.right - other.left - (one.right - one.left));
  if (!outer || !inner) return 0.05;
  const gaps = [
    inner.left - outer.left,
    outer.right - inner.right,
    inner.top - outer.top,
    outer.bottom - inner.bottom,
  ].filter((gap) => gap > 0);
  return gaps.length > 0 ? Math.min(...gaps) : 0.05;
}
