import { watch } from 'node:fs';
import { sep } from 'node:path';

const MADE = /(^|[\\/])(dist|node_modules|\.types)([\\/]|$)|\.test\.tsx?$|(^|[\\/])\.|~$/;
const QUIET_MS = 150;

/**
 * Calls `act` when files below these folders have changed and a short pause follows. Never twice at once. Build output
 * does not count.
 */
export function onChange(folders: readonly string[], act: () => Promise<void>): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let acting: Promise<void> | undefined;
  const begin = () => {
    if (acting) return void acting.then(begin);
    acting = act().finally(() => {
      acting = undefined;
    });
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || MADE.test(file.split(sep).join('/'))) return;
      clearTimeout(timer);
      timer = setTimeout(begin, QUIET_MS);
    }),
  );
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  return { close };
}
