import type { FontId, FontStyle } from './fonts.ts';

/** A face of a font: its package and the names of its files between subset and end. */
const FACES: Readonly<Record<FontId, Partial<Record<FontStyle, string>>>> = {
  fraunces: { regular: '400-normal', bold: '600-normal' },
  cormorant: { regular: '500-normal', italic: '500-italic' },
  'great-vibes': { regular: '400-normal' },
  caveat: { regular: '600-normal' },
  quicksand: { regular: '500-normal', bold: '700-normal' },
  oswald: { regular: '500-normal', bold: '700-normal' },
  jost: { regular: '400-normal', bold: '500-normal' },
  inter: { regular: '400-normal', bold: '700-normal' },
};

/** Name of a font file in the packages of Fontsource, without its ending. */
export type FontFile = string;

const face = (font: FontId, style: FontStyle) => FACES[font][style] ?? FACES[font].regular ?? '400-normal';

/** The files of a face by the letters that they have: western Europe, and the rest of the Latin alphabet. */
export const latinFile = (font: FontId, style: FontStyle): FontFile => `${font}-latin-${face(font, style)}`;
export const latinExtFile = (font: FontId, style: FontStyle): FontFile => `${font}-latin-ext-${face(font, style)}`;

/** For letters that no font of the panel has. */
const ARABIC_FILE = { regular: 'noto-sans-arabic-arabic-400-normal', bold: 'noto-sans-arabic-arabic-700-normal' };
const HEBREW_FILE = { regular: 'noto-sans-hebrew-hebrew-400-normal', bold: 'noto-sans-hebrew-hebrew-700-normal' };

/** Twemoji: each emoji as shapes of one colour. */
export const EMOJI_FILE: FontFile = 'twemoji';

/** What the Latin subset of Fontsource has. */
const WESTERN = /^[ -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122]$/u;
const ARABIC = /\p{Script=Arabic}/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u;
const HEBREW = /\p{Script=Hebrew}/u;

/** The files that can draw a letter, the best first. */
export function filesFor(letter: string, font: FontId, style: FontStyle): FontFile[] {
  const weight = style === 'bold' ? 'bold' : 'regular';
  const latin = [latinFile(font, style), latinFile('inter', weight)];
  if (WESTERN.test(letter)) return latin;
  if (ARABIC.test(letter)) return [ARABIC_FILE[weight], ...latin];
  if (EMOJI.test(letter)) return [EMOJI_FILE, ...latin];
  if (HEBREW.test(letter)) return [HEBREW_FILE[weight], ...latin];
  return [latinExtFile(font, style), latinExtFile('inter', weight), ...latin];
}

export const FONT_FILES: readonly FontFile[] = [
  ...Object.entries(FACES).flatMap(([font, styles]) =>
    Object.keys(styles).flatMap((style) => [
      latinFile(font as FontId, style as FontStyle),
      latinExtFile(font as FontId, style as FontStyle),
    ]),
  ),
  ...Object.values(ARABIC_FILE),
  ...Object.values(HEBREW_FILE),
  EMOJI_FILE,
];
