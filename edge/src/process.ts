import { withoutSecrets } from '@aimante/api-contract/core/without-secrets';
import { ReleaseError } from '@aimante/releases';
import { ConfigError } from './config/edge-config.ts';
import { BusyPort } from './listen.ts';

/** Stops on a signal, and when the parent process ends. */
export function stopOnMessage(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
}

/** An error that the operator can correct is one line. Any other comes with its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error instanceof ConfigError || error instanceof BusyPort || error instanceof ReleaseError;
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** For a busy port, the errno of the system's error: a parent that chose the port starts again with another one. */
export const exitCodeOf = (error: unknown): number => (error instanceof BusyPort ? 98 : 1);

export function printError(line: string): void {
  process.stderr.write(`${withoutSecrets(line)}\n`);
}
