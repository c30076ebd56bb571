import vm from 'node:vm';
import type { StartMessage } from './messages.ts';

type Render = (request: object) => Promise<unknown>;

const SILENT = Object.fromEntries(['log', 'info', 'warn', 'error', 'debug'].map((name) => [name, () => undefined]));

/** Globals that browsers and servers share. No process, no require, no file system, no environment. */
export const SHARED_GLOBALS: Readonly<Record<string, unknown>> = {
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

/** Runs a server entry in a separate context, and returns its export `render`. */
export function runEntry({ code, releaseBase, siteUrl }: StartMessage): Render {
  const exports: { render?: unknown } = {};
  // The entry builds the addresses of pictures from the base. Those built before December 2026 need the site as well.
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
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  new vm.Script(code, { filename: `${releaseBase}server.js` }).runInContext(context, { timeout: 2000 });
  if (typeof exports.render !== 'function') throw new Error('The server entry exports no render.');
  return exports.render as Render;
}
