import type { Edge } from './edge.ts';

const PATIENCE_MS = 1500;

/** Answers what is under way, then ends. Whoever is still reading after that is cut off. */
export function stopEdge({ server, release }: Edge): Promise<void> {
  release();
  return new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
