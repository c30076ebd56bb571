import { join } from 'node:path';
import { openReleaseStore } from '@aimante/releases';
import { startTelemetry } from '@aimante/telemetry';
import { readEdgeConfig } from './config/edge-config.ts';
import { createEdge, type Edge } from './edge.ts';
import { listen } from './listen.ts';
import { askKeeper } from './operations/operate.ts';
import { exitCodeOf, explain, printError, stopOnMessage } from './process.ts';
import { stopEdge } from './stop.ts';

try {
  const config = readEdgeConfig(process.env);
  const stopTelemetry = await startTelemetry('aimante-edge', process.env);
  const store = await openReleaseStore({ ...config, env: process.env, readsOnly: true });
  const operate = askKeeper({ ...config, token: config.operatorToken ?? '' });
  const countsFolder = join(config.dataDir, 'edge');
  const edge = await createEdge({ config, store, operate, countsFolder, onProblem: printError });
  stopOnMessage(async () => {
    await stopEdge(edge);
    await stopTelemetry();
  });
  const port = await listen(edge.server, { port: config.port, setting: 'PORT' });
  reportReady(edge, `http://localhost:${port}`);
} catch (error) {
  printError(explain(error));
  process.exit(exitCodeOf(error));
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
