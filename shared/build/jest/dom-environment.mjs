import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/** Constant tables that take long to build: once for each worker, not for each test file. */
function ariaQueryOf(rootDir) {
  const library = createRequire(join(rootDir, 'package.json')).resolve('@testing-library/dom');
  return createRequire(library)('aria-query');
}

export default class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.rootDir = config.projectConfig.rootDir;
  }

  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    Object.defineProperty(this.global, Symbol.for('aria-query'), { get: () => ariaQueryOf(this.rootDir) });
  }
}
