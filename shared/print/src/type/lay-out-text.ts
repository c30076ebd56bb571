import type { Align, TextLayer } from '../design/design.ts';
import type { Ink } from '../outline/ink.ts';
import { type Box, joinBoxes, pathBox } from '../outline/path-box.ts';
import { toPathData } from '../outline/path-data.ts';
import { then, turnAbout, turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import { breakLines } from './break-lines.ts';
import type { FontFile } from './font-files.ts';
import { type PlacedGlyph, type ShapedLine, shapeLine } from './shape-line.ts';
import { type TextShapes, textInks } from './text-inks.ts';
import type { TypeFace } from './type-face.ts';

/** A text as it is printed, in millimetres from the top left of the cut. */
export interface Typeset {
  readonly inks: readonly Ink[];
  /** Around the letters. Undefined: nothing but spaces. */
  readonly box: Box | undefined;
  /** The size of the font after the text was fitted. */
  readonly size: number;
  /** Around the block of lines and its letters, before it is turned about the layer's centre. */
  readonly frame: Box;
  /** The height of the letters, and their thinnest stroke. */
  readonly letter: number;
  readonly stroke: number;
  readonly lines?: number;
  /** How far one em of the longest line turns, in radians: above 0 like a bridge. */
  readonly bend?: number;
}

interface Faces {
  readonly main: TypeFace;
  faceOf(file: FontFile): TypeFace;
  fileOf(letter: string): FontFile;
}

export function layOutText(layer: TextLayer, { main, faceOf, fileOf }: Faces): Typeset {
  const shape = (line: string) => shapeLine(line, { spacing: layer.spacing, faceOf, fileOf });
  const paragraphs = layer.text.split('\n');
  const lines = layer.fits
    ? paragraphs.map(shape)
    : paragraphs.flatMap((paragraph) => breakLines(paragraph, layer.width / layer.size, shape));
  const widest = Math.max(...lines.map(({ width }) => width), 0);
  const size = layer.fits && widest * layer.size > layer.width ? layer.width / widest : layer.size;
  const glyphs = lines.flatMap((line, index) =>
    placeLine(line, lineAt(layer, { size, index, count: lines.length, widest, main })),
  );
  const upright = glyphs.flatMap(stepsOf);
  const steps = turnPath(upright, turnAbout(layer.angle, layer.at));
  return {
    inks: steps.length > 0 ? textInks(layer, shapesOf(glyphs, layer), size) : [],
    box: pathBox(steps),
    size,
    frame: frameOf(layer, { ink: pathBox(upright), size, lines: lines.length }),
    letter: main.readable * size,
    stroke: main.stroke * size,
    lines: lines.length,
    bend: bendOf(layer, widest),
  };
}

interface Written {
  readonly ink: Box | undefined;
  readonly size: number;
  readonly lines: number;
}

function frameOf(layer: TextLayer, { ink, size, lines }: Written): Box {
  const { at, width, curve, lineHeight } = layer;
  const half = {
    width: isBlock(layer) && isStraight(curve) ? width / 2 : size / 2,
    height: isStraight(curve) ? (lines * lineHeight * size) / 2 : 0,
  };
  const block = {
    left: at.x - half.width,
    top: at.y - half.height,
    right: at.x + half.width,
    bottom: at.y + half.height,
  };
  return joinBoxes(ink ? [block, ink] : [block]) ?? block;
}

/** Below this, an arc is flatter than a micron. */
const isStraight = (curve: number) => Math.abs(curve) < 0.01;

const bendOf = ({ curve }: TextLayer, widest: number): number =>
  isStraight(curve) || widest === 0 ? 0 : (curve * Math.PI) / 180 / widest;

/** Its lines are aligned in its width. */
const isBlock = ({ fits, keepsEdge = false }: TextLayer): boolean => !fits || keepsEdge;

interface LineAt {
  readonly size: number;
  readonly align: Align;
  /** The width in which lines are aligned, in parts of the size. */
  readonly across: number;
  /** The base line below the centre of the text. */
  readonly base: number;
  /** The radius of the base line. Undefined: it is straight. */
  readonly radius: number | undefined;
  readonly place: Affine;
}

interface Counted {
  readonly size: number;
  readonly index: number;
  readonly count: number;
  readonly widest: number;
  readonly main: TypeFace;
}

function lineAt(layer: TextLayer, { size, index, count, widest, main }: Counted): LineAt {
  const { at, align, lineHeight, curve, width } = layer;
  const base = (index - (count - 1) / 2) * lineHeight + main.capital / 2;
  const arc = (curve * Math.PI) / 180;
  return {
    size,
    align,
    across: isBlock(layer) ? Math.max(widest, width / size) : widest,
    base,
    // The middle of the capitals keeps its length along the arc.
    radius: isStraight(curve) || widest === 0 ? undefined : widest / arc,
    place: [size, 0, 0, size, at.x, at.y],
  };
}

function startOf(line: ShapedLine, { align, across }: LineAt): number {
  if (align === 'left') return -across / 2;
  return align === 'right' ? across / 2 - line.width : -line.width / 2;
}

interface DrawnGlyph {
  readonly glyph: PlacedGlyph;
  readonly place: Affine;
}

function placeLine(line: ShapedLine, at: LineAt): DrawnGlyph[] {
  const start = at.radius === undefined ? startOf(line, at) : -line.width / 2;
  return line.glyphs.map((glyph) => ({ glyph, place: then(glyphAt(glyph, start, at), at.place) }));
}

const stepsOf = ({ glyph: { outline, layers }, place }: DrawnGlyph): PathStep[] =>
  layers ? layers.flatMap((shape) => turnPath(shape.outline, place)) : turnPath(outline, place);

function shapesOf(glyphs: readonly DrawnGlyph[], { angle, at }: TextLayer): TextShapes {
  const turn = turnAbout(angle, at);
  const letters = glyphs.filter(({ glyph }) => !glyph.layers).flatMap(stepsOf);
  const emoji = glyphs.flatMap(({ glyph: { layers = [] }, place }) =>
    layers.map(({ outline, colour, opacity }): Ink => {
      return { path: toPathData(turnPath(outline, then(place, turn))), fill: colour, opacity };
    }),
  );
  return { letters: toPathData(turnPath(letters, turn)), emoji };
}

function glyphAt({ pen, advance, x, y }: PlacedGlyph, start: number, { base, radius }: LineAt): Affine {
  if (radius === undefined) return [1, 0, 0, 1, start + pen + x, base + y];
  // The middle of the glyph touches the arc.
  const turn = (start + pen + advance / 2) / radius;
  const fromCentre = radius - base;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const middle: Affine = [1, 0, 0, 1, x - advance / 2, y];
  return then(middle, [cos, sin, -sin, cos, fromCentre * sin, radius - fromCentre * cos]);
}
