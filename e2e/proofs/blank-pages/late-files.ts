import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const ROOT = dirname(dirname(dirname(import.meta.dirname)));
/**
 * Files of the server and of the service worker, the script that is part of the document, and the app of a remote that
 * has no page.
 */
const NOT_LATE = /\/(?:server|sw|arrival)\.|^mf-inspector\/expose-app\./;

/** Every built script of the shell and the remotes that a browser loads after the document. */
export function lateFiles(): string[] {
  const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
  return packages.flatMap((name) =>
    readdirSync(join(ROOT, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${name}/${file.split(sep).join('/')}`)
      .filter((file) => !NOT_LATE.test(file)),
  );
}
