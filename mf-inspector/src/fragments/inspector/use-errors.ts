import { usePlatform } from '@aimante/remote';
import { useEffect, useState } from 'react';

const RELEASE_FILE = /\/remotes\/([a-z][a-z0-9-]+)\/[^/]+\//;

/** Errors since the inspector is open, by remote: failures of a piece, and errors that no boundary caught. */
export function useErrors(): Readonly<Record<string, number>> {
  const { events } = usePlatform();
  const [errors, setErrors] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    const add = (name: string) => setErrors((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 }));
    const onError = ({ filename, error }: ErrorEvent) => {
      const stack = error instanceof Error ? error.stack : filename;
      const [, name] = RELEASE_FILE.exec(stack ?? '') ?? [];
      if (name) add(name);
    };
    addEventListener('error', onError);
    const stop = events.on('remote:failed', ({ remote }) => add(remote));
    return () => {
      removeEventListener('error', onError);
      stop();
    };
  }, [events]);
  return errors;
}
