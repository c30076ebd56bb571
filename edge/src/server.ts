import { withoutSecrets } from '@aimante/api-contract/core/without-secrets';
import { openReleaseStore, ReleaseError } from '@aimante/releases';
import { ConfigError, readEdgeConfig } from './config/edge-config.ts';
import { createEdge, type Edge } from './edge.ts';
import { BusyPort, listen } from './listen.ts';
import { stopEdge } from './stop.ts';

try {
  const config = readEdgeConfig(process.env);
  const store = await openReleaseStore({ ...config, env: process.env });
  const edge = await createEdge({ config, store, onProblem: printError });
  stopOnMessage(edge);
  const port = await listen(edge.server, config.port);
  reportReady(edge, `http://localhost:${port}`);
} catch (error) {
  printError(explain(error));
  // The errno of the system's error. The parent that chose the port starts again with another one.
  process.exit(error instanceof BusyPort ? 98 : 1);
}

/** The parent process waits for this message: from now on a visitor gets the shop. */
function reportReady(edge: Edge, url: string): void {
  const report = () => process.send?.({ type: 'ready', url });
  if (edge.live.current()) report();
  else {
    const unsubscribe = edge.live.subscribe(() => {
      unsubscribe();
      report();
    });
  }
}

function stopOnMessage(edge: Edge): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopEdge(edge).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
}

/** An error that the operator can correct is one line. Any other comes with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error instanceof ConfigError || error instanceof BusyPort || error instanceof ReleaseError;
  return isExpected ? error.message : (error.stack ?? error.message);
}

function printError(line: string): void {
  process.stderr.write(`${withoutSecrets(line)}\n`);
}
