import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Edge } from './edge.ts';

const TIMEOUT_MS = 1500;

/** Finishes the requests in progress, then closes the server. Connections still open after that are cut. */
export async function stopEdge({ server, release }: Edge): Promise<void> {
  // Closing would reset a call that is on its way. One turn accepts its connection, the next one reads it.
  await pause(TIMEOUT_MS / 10);
  await nextTurn();
  await nextTurn();
  release();
  await new Promise<void>((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    server.close(() => {
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
