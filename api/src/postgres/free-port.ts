import { createServer } from 'node:net';

/** The wanted port when it is free, else any other. Zero: any. */
export async function chosenPort(wanted: number): Promise<number> {
  return listenOnce(wanted).catch(() => listenOnce(0));
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
