import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that every supported browser has and jsdom does not expose. */
const missing = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'BroadcastChannel',
  'ReadableStream',
];

export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
}
