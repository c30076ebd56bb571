import { type LocaleFiles, readLocales } from './locale-files.ts';
import { type Finding, isSource, type SourceTree } from './source-tree.ts';
import { configKeysOf, type TextKeys, textKeysOf } from './text-keys.ts';
import { frenchFaults } from './typography.ts';
import { unwantedWords } from './unwanted-words.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Both languages have the same keys, every text is used, every used text exists, French has French typography, and no text has unwanted words. */
export function checkTexts(tree: SourceTree): Finding[] {
  const { locales, findings } = readLocales(tree);
  return [
    ...findings,
    ...locales.flatMap(parityFindings),
    ...locales.flatMap(typographyFindings),
    ...ownersOf(locales).flatMap((folder) => usageFindings(tree, folder, locales)),
    ...unwantedWords(tree, locales),
  ];
}

function parityFindings({ folder, fr, en }: LocaleFiles): Finding[] {
  const missing = [
    ...[...fr.keys()].filter((key) => !isAnswered(en, key)).map((key) => `${folder}/en.json lacks "${key}"`),
    ...[...en.keys()].filter((key) => !isAnswered(fr, key)).map((key) => `${folder}/fr.json lacks "${key}"`),
  ];
  const differing = [...fr].filter(([key, text]) => en.has(key) && holesOf(text) !== holesOf(en.get(key) ?? ''));
  const empty = [...fr, ...en].filter(([, text]) => text.trim() === '');
  return [
    ...missing,
    ...differing.map(([key]) => `${folder}: "${key}" has other placeholders in French than in English`),
    ...empty.map(([key]) => `${folder}: "${key}" is empty`),
  ];
}

/** French has the plurals one, many and other, English one and other: the `_other` of a language covers any plural. */
function isAnswered(texts: ReadonlyMap<string, string>, key: string): boolean {
  return texts.has(key) || (PLURAL.test(key) && texts.has(key.replace(PLURAL, '_other')));
}

function holesOf(text: string): string {
  return [...new Set(text.match(/\{\{?[^}]*\}?\}|<\/?\w+\/?>/g))].sort().join(' ');
}

function typographyFindings({ folder, fr }: LocaleFiles): Finding[] {
  return [...fr].flatMap(([key, text]) =>
    frenchFaults(text).map((mark) => `${folder}/fr.json: "${key}" lacks the non-breaking space (U+00A0) at ${mark}`),
  );
}

function ownersOf(locales: readonly LocaleFiles[]): string[] {
  return [...new Set(locales.map(({ owner }) => owner.folder))];
}

function usageFindings(tree: SourceTree, folder: string, all: readonly LocaleFiles[]): Finding[] {
  const keys = new Set(all.filter(({ owner }) => owner.folder === folder).flatMap(({ fr }) => [...fr.keys()]));
  const code = tree.files
    .filter((file) => file.startsWith(`${folder}/`) && isSource(file) && !file.includes('.test.'))
    .map((file) => ({ file, used: keysOf(file, tree.read(file)) }));

  const unknown = code.flatMap(({ file, used }) =>
    [...used.required]
      .filter((key) => !hasKey(keys, key))
      .map((key) => `${file} asks for the text "${key}", which is missing`),
  );
  const unused = [...keys].filter((key) => !code.some(({ used }) => isUsed(used, key)));
  return [...unknown, ...unused.map((key) => `${folder}: the text "${key}" is used nowhere`)];
}

function keysOf(file: string, source: string): TextKeys {
  return file.endsWith('/remote.config.ts') ? configKeysOf(file, source) : textKeysOf(file, source);
}

function hasKey(keys: ReadonlySet<string>, wanted: string): boolean {
  return keys.has(wanted) || keys.has(`${wanted}_other`);
}

function isUsed({ required, mentioned, patterns }: TextKeys, key: string): boolean {
  const name = key.replace(PLURAL, '');
  const names = [key, name];
  return (
    names.some((each) => required.has(each) || mentioned.has(each)) ||
    patterns.some(([start, end]) => names.some((each) => each.startsWith(start) && each.endsWith(end)))
  );
}
