import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { BusyPort, freePort, onFreePorts, refuseBusyPorts } from './ports.ts';

async function occupy(port: number): Promise<() => Promise<void>> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
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

  it('waits for a port that is being released', async () => {
    const port = await freePort();
    const release = await occupy(port);
    const waiting = refuseBusyPorts({ PORT: port });
    await release();
    await expect(waiting).resolves.toBeUndefined();
  });
});

describe('freePort', () => {
  it('gives no port twice, also before the first one is used', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, freePort));
    expect(new Set(ports).size).toBe(200);
  });
});

describe('onFreePorts', () => {
  /** Two ports. The first three times, another server takes each of them between the choice and the use. */
  function startWithTakenPorts() {
    const closing: (() => Promise<void>)[] = [];
    let thefts = 0;
    const start = async (ports: readonly number[]) => {
      if (thefts < 3) for (const port of ports) closing.push(await occupy(port));
      thefts += 1;
      for (const port of ports) {
        const close = await occupy(port).catch(() => {
          throw new BusyPort('PORT', port);
        });
        closing.push(close);
      }
      return ports;
    };
    return { ports: onFreePorts(2, start), close: () => Promise.all(closing.map((end) => end())) };
  }

  it('starts two systems at once though every port is taken at first', async () => {
    const systems = [startWithTakenPorts(), startWithTakenPorts()];
    const ports = (await Promise.all(systems.map((system) => system.ports))).flat();
    expect(new Set(ports).size).toBe(4);
    await Promise.all(systems.map(({ close }) => close()));
  });

  it('fails for another reason at once', async () => {
    let starts = 0;
    const start = async () => {
      starts += 1;
      throw new Error('no database');
    };
    await expect(onFreePorts(1, start)).rejects.toThrow('no database');
    expect(starts).toBe(1);
  });
});
