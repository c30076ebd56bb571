import { posix } from 'node:path';
import { type Finding, packageOf, type SourceTree, type WorkspacePackage } from './source-tree.ts';

export interface LocaleFiles {
  readonly folder: string;
  readonly owner: WorkspacePackage;
  readonly fr: ReadonlyMap<string, string>;
  readonly en: ReadonlyMap<string, string>;
}

/** Every `locales/` folder of the project with its texts, keys flattened with dots. */
export function readLocales(tree: SourceTree): { locales: LocaleFiles[]; findings: Finding[] } {
  const folders = new Set(
    tree.files.filter((file) => /(^|\/)locales\/(fr|en)\.json$/.test(file)).map((file) => posix.dirname(file)),
  );
  const locales: LocaleFiles[] = [];
  const findings: Finding[] = [];
  for (const folder of folders) {
    const owner = packageOf(tree, folder);
    const missing = ['fr', 'en'].filter((locale) => !tree.files.includes(`${folder}/${locale}.json`));
    findings.push(...missing.map((locale) => `${folder}/${locale}.json is missing`));
    if (!owner || missing.length > 0) continue;
    locales.push({ folder, owner, fr: readTexts(tree, folder, 'fr'), en: readTexts(tree, folder, 'en') });
  }
  return { locales, findings };
}

function readTexts(tree: SourceTree, folder: string, locale: string): Map<string, string> {
  return new Map(flatten(JSON.parse(tree.read(`${folder}/${locale}.json`)), ''));
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => flatten(part, key ? `${key}.${name}` : name));
}
