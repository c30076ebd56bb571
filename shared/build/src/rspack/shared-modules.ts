import { fileURLToPath } from 'node:url';
import { type RspackPluginInstance, rspack } from '@rspack/core';

const HOST_MODULE = fileURLToPath(new URL('./host-module.cjs', import.meta.url));
const HOST_REACT_I18NEXT = fileURLToPath(new URL('./host-react-i18next.mjs', import.meta.url));

/**
 * Modules that must exist once per page, or that every remote would bundle otherwise: React's four entries,
 * react-i18next, and our wrapper of router and lifecycles. The shell puts them into the share scope that it initialises
 * each container with (decision 105). Everything else is bundled where it is used.
 */
const SHARED = new Map([
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@aimante/remote'].map(
    (name) => [name, `${HOST_MODULE}?${name}`] as const,
  ),
  ['react-i18next', HOST_REACT_I18NEXT],
]);

/** Resolves the shared modules of a remote to those of the shell. */
export function sharedFromShell(): RspackPluginInstance {
  const pattern = new RegExp(`^(?:${[...SHARED.keys()].join('|')})$`);
  return new rspack.NormalModuleReplacementPlugin(pattern, (result) => {
    result.request = SHARED.get(result.request) ?? result.request;
  });
}
