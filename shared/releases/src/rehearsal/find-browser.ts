import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

type Environment = Readonly<Record<string, string | undefined>>;

/** An installed Chromium: `CHROMIUM_PATH`, or one on the path. Installs nothing. */
export function findBrowser({ CHROMIUM_PATH: chosen, PATH = '' }: Environment): string | undefined {
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
