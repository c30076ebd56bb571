import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@aimante/contract';

export type PageText = (key: string) => { fr: string; en: string };

export async function readPageTexts(packageDir: string): Promise<PageText> {
  const texts = new Map<Locale, unknown>();
  for (const locale of LOCALES) {
    texts.set(locale, JSON.parse(await readFile(join(packageDir, 'locales', `${locale}.json`), 'utf8')));
  }
  const read = (locale: Locale, key: string) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts.get(locale));
    if (typeof text !== 'string') throw new Error(`locales/${locale}.json has no text "${key}"`);
    return text;
  };
  return (key) => ({ fr: read('fr', key), en: read('en', key) });
}
