import vm from 'node:vm';
import type { WorkerData } from './worker-messages.ts';

type Render = (request: object) => Promise<unknown>;

const SILENT = Object.fromEntries(['log', 'info', 'warn', 'error', 'debug'].map((name) => [name, () => undefined]));

/** Globals that browsers and servers share. No process, no require, no file system, no environment. */
const SHARED_GLOBALS = {
  AbortController,
  AbortSignal,
  Blob,
  FormData,
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

type Entry = Pick<WorkerData, 'code' | 'releaseBase' | 'siteUrl'>;

/** Runs a server entry in a separate context, and returns its export `render`. */
export function runEntry({ code, releaseBase, siteUrl }: Entry): Render {
  const exports: { render?: unknown } = {};
  // The entry builds the addresses of pictures from these.
  const globals: Record<string, unknown> = {
    siteUrl,
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
