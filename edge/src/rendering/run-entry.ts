import vm from 'node:vm';

type Render = (request: object) => Promise<unknown>;

const SILENT = Object.fromEntries(['log', 'info', 'warn', 'error', 'debug'].map((name) => [name, () => undefined]));

/** What a browser and a server both have. No process, no require, no file system, no environment. */
const SHARED_GLOBALS = {
  AbortController,
  AbortSignal,
  Blob,
  Headers,
  MessageChannel,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  performance,
  queueMicrotask,
  setTimeout,
  structuredClone,
};

/** Runs a server entry in a context of its own, and answers what it exports as `render`. */
export function runEntry(code: string, releaseBase: string): Render {
  const exports: { render?: unknown } = {};
  const globals: Record<string, unknown> = {
    ...SHARED_GLOBALS,
    console: SILENT,
    releaseBase,
    exports,
    module: { exports },
  };
  globals.globalThis = globals;
  globals.self = globals;
  vm.runInNewContext(code, globals, { filename: `${releaseBase}server.js`, timeout: 2000 });
  if (typeof exports.render !== 'function') throw new Error('The server entry exports no render.');
  return exports.render as Render;
}
