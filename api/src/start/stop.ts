import { withoutSecrets } from '@aimante/api-contract/core/without-secrets';

/**
 * Stops the started parts, the last one first, on a signal or when the parent process is gone. The process ends within
 * this time, even if a part hangs.
 */
export function stopOnSignals(started: (() => Promise<unknown>)[], graceMs: number): (code: number) => Promise<void> {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code || 1), graceMs).unref();
    for (const step of started.toReversed()) {
      await step().catch((error: unknown) => process.stderr.write(withoutSecrets(`while stopping: ${error}\n`)));
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      process.stderr.write(withoutSecrets(`${error instanceof Error ? error.stack : error}\n`));
      void stop(1);
    });
  }
  if (process.connected) process.on('disconnect', () => void stop(0));
  return stop;
}
