import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');
/** The fonts of Fontsource, and the mark that PDF gives to a font of which only the used letters are embedded. */
const ALPHABETS = { latin: 'LATIN', 'latin-ext': 'LATEX', greek: 'GREEK', cyrillic: 'CYRIL', vietnamese: 'VIETN' };

/** PDF/A requires the fonts in the file. Inter comes as one font for each alphabet. */
interface Face {
  readonly font: PDFFont;
  readonly letters: ReadonlySet<number>;
}

export interface Typeface {
  readonly faces: readonly Face[];
}

interface Run {
  readonly font: PDFFont;
  readonly text: string;
}

/** Opens the alphabets that `text` needs: the whole text of the document. */
export async function openTypeface(pdf: PDFDocument, weight: 400 | 700, text: string): Promise<Typeface> {
  pdf.registerFontkit(fontkit);
  const faces: Face[] = [];
  let missing = Array.from(new Set(text.normalize('NFC')), (letter) => letter.codePointAt(0) ?? 0);
  for (const [alphabet, mark] of Object.entries(ALPHABETS)) {
    if (missing.length === 0) break;
    const bytes = await readFile(join(folder, `inter-${alphabet}-${weight}-normal.woff`));
    const face = fontkit.create(bytes);
    const letters = new Set('characterSet' in face ? face.characterSet : []);
    if (alphabet !== 'latin' && !missing.some((letter) => letters.has(letter))) continue;
    const name = `${weight === 400 ? 'R' : 'B'}${mark}+Inter-${weight}`;
    faces.push({ font: await pdf.embedFont(bytes, { subset: true, customName: name }), letters });
    missing = missing.filter((letter) => !letters.has(letter));
  }
  return { faces };
}

/** Letters of other alphabets become question marks: the file must not contain a glyph without a meaning. */
function runsOf({ faces }: Typeface, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const known = faces.find(({ letters }) => letters.has(code));
    const font = (known ?? faces[0])?.font;
    if (!font) throw new Error('The typeface has no font');
    const shown = known ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + shown };
    else runs.push({ font, text: shown });
  }
  return runs;
}

export const widthOf = (typeface: Typeface, text: string, size: number): number =>
  runsOf(typeface, text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);

interface Placed {
  text: string;
  x: number;
  y: number;
  size: number;
  color: NonNullable<Parameters<PDFPage['drawText']>[1]>['color'];
}

export function drawLine(page: PDFPage, typeface: Typeface, { text, x, y, size, color }: Placed): void {
  let at = x;
  for (const run of runsOf(typeface, text)) {
    page.drawText(run.text, { x: at, y, size, font: run.font, ...(color && { color }) });
    at += run.font.widthOfTextAtSize(run.text, size);
  }
}

/** Breaks at spaces. A word that is wider than a line is broken inside. */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (line.length > 1 && !fits(line)) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
}
