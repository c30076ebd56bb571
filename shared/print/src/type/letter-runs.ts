import bidiFactory from 'bidi-js';
import type { FontFile } from './font-files.ts';

/** Neighbouring letters in one font and one direction, in the order of reading. */
export interface LetterRun {
  readonly text: string;
  readonly file: FontFile;
  /** Even: from left to right. Odd: from right to left. */
  readonly level: number;
}

/** Marks, joiners, variation selectors and tags have the font of the letter before them. */
const BELONGS = /^(?:\p{M}|\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])$/u;

const bidi = bidiFactory();

export function letterRuns(line: string, fileOf: (letter: string) => FontFile): LetterRun[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: LetterRun[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const file = last && BELONGS.test(letter) ? last.file : fileOf(letter);
    at += letter.length;
    if (last && last.file === file && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + letter };
    } else runs.push({ text: letter, file, level });
  }
  return inVisualOrder(runs);
}

/** Rule L2 of the Unicode bidirectional algorithm, on runs: each reverses its own letters while it is shaped. */
function inVisualOrder(runs: readonly LetterRun[]): LetterRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      if ((ordered[start]?.level ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
