import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const patience = 1000;

/**
 * Closes the server: a request that is under way gets a moment to end, a long one (an upload, which its client takes up
 * again) is cut off, so that the database behind it can be stopped in order. Called before the server listens.
 */
export function closeKindly(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  // Fastify listens at every address of `localhost`, and tells of one of these servers only.
  subscribe('http.server.request.start', (message) => {
    const { socket } = message as { socket: Socket };
    if (sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, patience);
    await app.close();
    clearTimeout(cut);
  };
}
