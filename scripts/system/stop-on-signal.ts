/** The exit codes that a shell gives to a program ended by these signals. */
const CODES: Readonly<Record<string, number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Whether a process that ended so was stopped from outside: by a person, or with the system that started it. */
export const wasStopped = (end: number | string): boolean => Object.entries(CODES).flat().includes(end);

/**
 * Stops at the first signal, and when the parent process is gone: its channel closes even if it was killed. A later
 * signal changes nothing: a terminal sends one to every process, and npm forwards its own as well.
 */
export function stopOnSignal(stop: () => Promise<void>): { readonly hasBegun: () => boolean } {
  let stopping: Promise<void> | undefined;
  const begin = (code: number) => {
    stopping ??= stop()
      .catch((error: unknown) => console.error(error))
      .then(() => process.exit(code));
  };
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, () => begin(code));
  process.on('disconnect', () => begin(1));
  return { hasBegun: () => stopping !== undefined };
}
