import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import type { Edge } from './edge.ts';
import { stopEdge } from './stop.ts';

it('answers a call that arrived while the process was too busy to accept it', async () => {
  const server = createServer((_, answer) => answer.end('done'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const call = `fetch('http://127.0.0.1:${port}').then(({ status }) => console.log(status), ({ cause }) => console.log(cause.code))`;
  const answered = promisify(execFile)(process.execPath, ['-e', call]);
  const end = performance.now() + 2000;
  while (performance.now() < end);
  await stopEdge({ server, release: () => undefined } as Edge);
  expect((await answered).stdout).toBe('200\n');
});
