import { Direction, Feature, Buffer as LetterBuffer, shape } from 'harfbuzzjs';
import type { PathStep } from '../sizes/shape-path.ts';
import { EMOJI_FILE, type FontFile } from './font-files.ts';
import { JOINS } from './joins.ts';
import { letterRuns } from './letter-runs.ts';
import type { PaintedShape, TypeFace } from './type-face.ts';

/** A glyph on a straight line. Lengths are parts of the font's size. */
export interface PlacedGlyph {
  readonly outline: readonly PathStep[];
  /** Of an emoji. Undefined: a letter in the colour of its text. */
  readonly layers: readonly PaintedShape[] | undefined;
  /** Where the pen is before the glyph. */
  readonly pen: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

export interface ShapedLine {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

interface Shaping {
  readonly spacing: number;
  faceOf(file: FontFile): TypeFace;
  fileOf(letter: string): FontFile;
}

/** Between spaced letters, no two letters become one. A family of emoji stays one. */
const APART = ['liga', 'clig'].map((tag) => new Feature(tag, 0));

export function shapeLine(line: string, { spacing, faceOf, fileOf }: Shaping): ShapedLine {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const { text, file, level } of letterRuns(line, fileOf)) {
    const face = faceOf(file);
    const gap = JOINS.test(text) ? 0 : spacing;
    const buffer = new LetterBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
    shape(face.font, buffer, gap === 0 || file === EMOJI_FILE ? [] : APART);
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const advance = xAdvance / face.unit;
      const place = { pen, advance, x: xOffset / face.unit, y: -yOffset / face.unit };
      glyphs.push({ outline: face.outline(codepoint), layers: face.layers(codepoint), ...place });
      pen += advance + (advance > 0 ? gap : 0);
    });
  }
  // The gap behind the last letter would shift a centred line.
  return { glyphs, width: Math.max(0, pen - (glyphs.length > 0 ? spacing : 0)) };
}
