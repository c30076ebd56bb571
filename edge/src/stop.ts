import type { Edge } from './edge.ts';

const TIMEOUT_MS = 1500;

/** Finishes the requests in progress, then closes the server. Connections still open after that are cut. */
export function stopEdge({ server, release }: Edge): Promise<void> {
  release();
  return new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    server.close(() => {
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
