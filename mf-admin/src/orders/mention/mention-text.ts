import type { Colleague } from '@aimante/api-contract/mentions';

interface Typed {
  /** Where the `@` is. */
  readonly start: number;
  readonly query: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The name that is being typed before the caret, after an `@` at the start of a word. */
export function typedMention(text: string, caret: number): Typed | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start === -1 || /\S/.test(before[start - 1] ?? '')) return undefined;
  const query = before.slice(start + 1);
  return /^[\p{L}\p{M}'’ -]{0,40}$/u.test(query) ? { start, query } : undefined;
}

/** Colleagues of whom a name begins with the typed text. */
export const matching = (colleagues: readonly Colleague[], query: string): readonly Colleague[] =>
  colleagues
    .filter(({ name }) => plain(name).startsWith(plain(query)) || plain(name).includes(` ${plain(query)}`))
    .slice(0, 6);

/** The text with the name, and the caret behind it. */
export function withMention(text: string, { start, query }: Typed, name: string): { text: string; caret: number } {
  const head = `${text.slice(0, start)}@${name} `;
  return { text: head + text.slice(start + 1 + query.length).trimStart(), caret: head.length };
}

/** The colleagues that a text names. "@Léa Petit-Jean" does not name Léa Petit. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] =>
  colleagues
    .filter(({ name }) =>
      text
        .split(`@${name}`)
        .slice(1)
        .some((after) => !/^[\p{L}\p{M}-]/u.test(after)),
    )
    .map(({ id }) => id);
