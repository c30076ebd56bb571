import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@aimante/contract';
import type { Page } from '@playwright/test';

type Texts = { readonly [key: string]: string | Texts };

const root = join(import.meta.dirname, '../../..');
const TEXTS = ['shell/locales', 'mf-*/locales', 'mf-*/src/**/locales'];
const FEWEST_LETTERS = 8;

/**
 * Finds text faults with the packages' own texts: a key instead of its text, a missing value, or a text of the other
 * language.
 */
export async function wordFaults(page: Page, language: Locale): Promise<string[]> {
  const isForeign = foreign[language];
  return (await wordsOf(page)).flatMap((words) => {
    if (words.includes('{{')) return [`no value: ${words}`];
    if (keys.has(words)) return [`untranslated: ${words}`];
    return isForeign(words) ? [`in another language: ${words}`] : [];
  });
}

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/** All visible or announced text, without elements that declare another language, and without typed text. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const isOurs = (element: Element) =>
      element.closest('[lang]') === document.documentElement && !element.matches('script, style');
    const elements = [...document.body.querySelectorAll('*')].filter(isOurs);
    const texts = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name)));
    const read = elements
      .filter((element) => element.checkVisibility() && !element.matches('textarea'))
      .flatMap(({ childNodes }) => [...childNodes].map((node) => (node instanceof Text ? node.data : null)));
    const words = [document.title, ...texts, ...read].map((one) => one?.trim()).filter((one) => one);
    return [...new Set(words)].map(String);
  }, SPOKEN_ATTRIBUTES);
}

function textsIn(language: Locale): Map<string, string> {
  const files = TEXTS.flatMap((folder) => globSync(join(root, folder, `${language}.json`)));
  return new Map(files.flatMap((file) => flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts, `${file}:`)));
}

function flatten(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  );
}

/** A text with tags appears in the page as several texts. */
const piecesOf = (text: string) => text.split(/<\/?\w+\s*\/?>/).map((piece) => piece.trim());

function foreignTest(own: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  const ours = new Set([...own.values()].flatMap(piecesOf));
  const theirs = [...other.values()].flatMap(piecesOf).filter((piece) => !ours.has(piece));
  const plain = new Set(theirs.filter((piece) => !piece.includes('{{') && /\p{L}{3}/u.test(piece)));
  const filled = theirs.filter((piece) => piece.includes('{{') && lettersOf(piece) >= FEWEST_LETTERS).map(patternOf);
  const ourFilled = [...ours].filter((piece) => piece.includes('{{')).map(patternOf);
  return (words: string) =>
    plain.has(words) ||
    (filled.some((pattern) => pattern.test(words)) && !ourFilled.some((pattern) => pattern.test(words)));
}

const lettersOf = (piece: string) => piece.replace(/\{\{.*?\}\}/g, '').replace(/\P{L}/gu, '').length;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (piece: string) =>
  new RegExp(
    `^${piece
      .split(/\{\{.*?\}\}/)
      .map(escaped)
      .join('.*')}$`,
    'u',
  );

const french = textsIn('fr');
const english = textsIn('en');
const keys = new Set([...french.keys()].map((key) => key.slice(key.indexOf(':') + 1)));
const foreign = { fr: foreignTest(french, english), en: foreignTest(english, french) };
