import type { Locale } from '@aimante/contract';
import { fromCents, fromNumber, toCents } from '../../numbers/format.ts';
import { fromLocalMoment, toLocalMoment } from '../../numbers/moments.ts';

interface Codec {
  readonly format: (value: unknown, locale: Locale) => string;
  /** A text that cannot be read stays a text, which the contract refuses. */
  readonly parse: (text: string) => unknown;
  readonly isNullIfEmpty?: true;
  /** Value of a new entity. Default: the empty text. */
  readonly blank?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (format: (value: number, locale: Locale) => string, parse: (typed: string) => number): Codec => ({
  format: (value, locale) => (typeof value === 'number' ? format(value, locale) : text(value)),
  parse: (typed) => (Number.isNaN(parse(typed)) ? typed : parse(typed)),
  isNullIfEmpty: true,
});

const moment = (length: number): Codec => ({
  format: (value) => toLocalMoment(text(value) || null).slice(0, length),
  parse: (typed) => fromLocalMoment(typed) ?? '',
  isNullIfEmpty: true,
});

const list = (separator: string, mark: string): Codec => ({
  blank: [],
  format: (value) => (Array.isArray(value) ? value.join(mark) : text(value)),
  parse: (typed) =>
    typed
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
});

const plain: Codec = { format: text, parse: (typed) => typed.trim() };
const words = list(',', ', ');

const toNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')));

/** How the value of a field is shown as a text, and read from one. */
export const fieldKinds = {
  text: plain,
  area: plain,
  code: plain,
  password: { format: text, parse: (typed) => typed },
  select: plain,
  switch: { ...plain, blank: false },
  number: number(fromNumber, toNumber),
  euros: number(
    (value, locale) => fromCents(Math.round(value * 100), locale),
    (typed) => toCents(typed) / 100,
  ),
  cents: number(fromCents, toCents),
  moment: moment('2026-11-29T09:00'.length),
  day: moment('2026-11-29'.length),
  /** Digits, typed with or without spaces. */
  digits: { format: text, parse: (typed) => typed.replace(/\s/g, '') },
  lines: list('\n', '\n'),
  /** Items between commas. */
  list: words,
  numbers: { ...words, parse: (typed) => (words.parse(typed) as string[]).map(Number) },
} as const satisfies Record<string, Codec>;

export type FieldKind = keyof typeof fieldKinds;

export const codecOf = (kind: FieldKind = 'text'): Codec => fieldKinds[kind];
