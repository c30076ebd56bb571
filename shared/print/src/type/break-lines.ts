import type { ShapedLine } from './shape-line.ts';

/** Breaks a paragraph at its spaces, so that no line is wider than `width` unless a single word is. */
export function breakLines(paragraph: string, width: number, shape: (line: string) => ShapedLine): ShapedLine[] {
  const words = paragraph.split(/ +/);
  const lines: ShapedLine[] = [];
  let line = words.shift() ?? '';
  let shaped = shape(line);
  for (const word of words) {
    const longer = shape(`${line} ${word}`);
    if (longer.width <= width) {
      line = `${line} ${word}`;
      shaped = longer;
      continue;
    }
    lines.push(shaped);
    line = word;
    shaped = shape(line);
  }
  return [...lines, shaped];
}
