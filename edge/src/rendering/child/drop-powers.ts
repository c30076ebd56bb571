import vm from 'node:vm';

/**
 * What reaches other processes, the network or the channel. Files, child processes, workers and add-ons are refused by
 * Node's permission model, but signals and sockets are not in it.
 */
const POWERS = [
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  '_rawDebug',
  'abort',
  'binding',
  'channel',
  'disconnect',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'kill',
  'mainModule',
  'openStdin',
  'report',
  'send',
  'stderr',
  'stdin',
  'stdout',
];

/**
 * A second wall behind the `vm` context: code that breaks out of it finds a realm without process, network and
 * modules. `kept` are the globals that the platform itself needs.
 */
export function dropPowers(kept: readonly string[]): void {
  for (const power of POWERS) {
    Object.defineProperty(process, power, { value: undefined, writable: false, configurable: false });
  }
  const plain = new Set([...(vm.runInNewContext('Reflect.ownKeys(globalThis)') as PropertyKey[]), ...kept]);
  for (const key of Reflect.ownKeys(globalThis)) if (!plain.has(key)) Reflect.deleteProperty(globalThis, key);
}
