import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'woff2-encoder/decompress';
import { EMOJI_FILE, type FontFile } from './font-files.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads a font from its installed package: on a server, and in tests. */
export async function readInstalledFont(file: FontFile): Promise<Uint8Array> {
  if (file === EMOJI_FILE) return decompress(await readFile(resolve('twemoji-colr-font/twemoji.woff2')));
  const [, family] = /^(.+?)-(?:latin|latin-ext|arabic|hebrew)-\d/.exec(file) ?? [];
  return readFile(resolve(`@fontsource/${family}/files/${file}.woff`));
}
