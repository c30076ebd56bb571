import { turnPath } from '../outline/turn-path.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import { latinFile } from '../type/font-files.ts';
import { readInstalledFont } from '../type/installed-fonts.ts';
import { shapeLine } from '../type/shape-line.ts';
import { openFace, type TypeFace } from '../type/type-face.ts';
import { unpackWoff } from '../type/unpack-woff.ts';

export interface Letters {
  readonly regular: TypeFace;
  readonly bold: TypeFace;
}

/** The faces in which the workshop's notes become outlines: a press file needs no font. */
export async function openLetters(): Promise<Letters> {
  const open = async (style: 'regular' | 'bold') =>
    openFace(await unpackWoff(await readInstalledFont(latinFile('inter', style))));
  return { regular: await open('regular'), bold: await open('bold') };
}

export interface Written {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** In millimetres. Smaller where the text would be longer than `room`. */
  readonly size: number;
  /** Counter-clockwise, in degrees. */
  readonly angle?: 0 | 90;
  readonly room?: number;
  readonly isAtRight?: boolean;
}

/** A line of text as outlines, in millimetres on the sheet. */
export function writeLine(face: TypeFace, line: Written): readonly PathStep[] {
  const { text, x, y, size, angle = 0, room = Number.POSITIVE_INFINITY, isAtRight = false } = line;
  const { glyphs, width } = shapeLine(text, { spacing: 0, faceOf: () => face, fileOf: () => '' });
  const mm = width * size > room ? room / width : size;
  const start = isAtRight ? -width : 0;
  return glyphs.flatMap((glyph) => {
    const [dx, dy] = [(start + glyph.pen + glyph.x) * mm, glyph.y * mm];
    return turnPath(glyph.outline, angle === 90 ? [0, -mm, mm, 0, x + dy, y - dx] : [mm, 0, 0, mm, x + dx, y + dy]);
  });
}
