import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { builtPackages } from '../tools/built-packages.ts';

const ROOT = dirname(dirname(dirname(import.meta.dirname)));
/**
 * Files of the server and of the service worker, the scripts that the edge writes into the document, and the app of a
 * remote that has no page.
 */
const NOT_LATE = /\/(?:server|sw|arrival|takeover)\.|^mf-inspector\/expose-app\./;

/** Every built script of the shell and the remotes that a browser loads after the document. */
export function lateFiles(): string[] {
  return builtPackages(ROOT).flatMap((name) =>
    readdirSync(join(ROOT, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${name}/${file.split(sep).join('/')}`)
      .filter((file) => !NOT_LATE.test(file)),
  );
}
