import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the server. A request in progress gets a moment to end; a long one (an upload, which its client resumes) is
 * cut off, so that the database can then stop properly. Must be called before the server listens.
 */
export function closeGracefully(app: FastifyInstance, patienceMs: number): () => Promise<void> {
  const sockets = new Set<Socket>();
  // Fastify listens on every address of `localhost` but exposes only one of these servers.
  subscribe('http.server.request.start', (message) => {
    const { socket } = message as { socket: Socket };
    if (sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, patienceMs);
    // Closing would reset a call that is on its way. One turn accepts its connection, the next one reads it.
    await pause(patienceMs / 10);
    await nextTurn();
    await nextTurn();
    // A connection that was busy when the server began to close would be kept for its next request.
    subscribe('http.server.response.finish', (message) => {
      const { server } = message as { server: Server };
      setImmediate(() => server.closeIdleConnections());
    });
    await app.close();
    clearTimeout(cut);
  };
}
