import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser we serve has, and jsdom does not hand on. */
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
