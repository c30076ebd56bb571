import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePort, refuseBusyPorts } from './ports.ts';

async function occupy(port: number): Promise<() => Promise<void>> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

describe('refuseBusyPorts', () => {
  it('accepts free ports', async () => {
    await expect(refuseBusyPorts({ PORT: await freePort() })).resolves.toBeUndefined();
  });

  it('names the port and its setting in one line', async () => {
    const port = await freePort();
    const release = await occupy(port);
    await expect(refuseBusyPorts({ PORT: port }, 0)).rejects.toThrow(
      new RegExp(`^Port ${port} is busy\\. [^\\n]*set PORT to another one\\.$`),
    );
    await release();
  });

  it('waits for a port that is being given up', async () => {
    const port = await freePort();
    const release = await occupy(port);
    const waiting = refuseBusyPorts({ PORT: port });
    await release();
    await expect(waiting).resolves.toBeUndefined();
  });
});
