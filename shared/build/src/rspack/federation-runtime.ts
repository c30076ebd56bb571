import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type RspackPluginInstance, rspack } from '@rspack/core';

/**
 * Rspack resolves the federation runtime as CommonJS, which cannot be tree-shaken: 15 kB gzip more in every remote.
 * These two plugins resolve the ES modules next to it. A budget test fails when an upgrade breaks them.
 */
export function esmFederationRuntime(): RspackPluginInstance[] {
  return [
    new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/, (result) => {
      if (result.createData?.resource) result.createData.resource = toEsm(result.createData.resource);
      result.request = toEsm(result.request);
    }),
    {
      apply(compiler) {
        compiler.hooks.afterPlugins.tap('EsmFederationRuntime', () => {
          const alias = compiler.options.resolve.alias;
          if (!alias) return;
          for (const [name, target] of Object.entries(alias)) {
            if (name.includes('@module-federation') && typeof target === 'string') alias[name] = toEsm(target);
          }
        });
      },
    },
  ];
}

/** The packages that the entry imports, by a name without a path. */
const ENTRY_IMPORTS = ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin'] as const;

/**
 * The entry imports the federation runtime by paths of this machine, which would become a part of module ids: one commit
 * would give other bytes in another folder. Here the entry imports names, which are aliases of the paths.
 */
export function reproducibleRuntime(): RspackPluginInstance[] {
  const entry = /data:text\/javascript,.*__module_federation_bundler_runtime__/;
  const nameOf = (path: string) => ENTRY_IMPORTS.find((name) => path.includes(`@module-federation/${name}/`));
  return [
    new rspack.NormalModuleReplacementPlugin(entry, (result) => {
      const [type = '', code = ''] = result.request.split(/(?<=data:text\/javascript,)/);
      const named = decodeURIComponent(code).replaceAll(/from "([^"]+)"/g, (all, path: string) => {
        const name = nameOf(path);
        return name ? `from "${aliasOf(name)}"` : all;
      });
      result.request = `${type}${encodeURIComponent(named)}`;
    }),
    {
      apply(compiler) {
        compiler.hooks.afterPlugins.tap('ReproducibleRuntime', () => {
          const alias = compiler.options.resolve.alias;
          if (!alias) return;
          for (const name of ENTRY_IMPORTS)
            alias[aliasOf(name)] = toEsm(requireFromFederation.resolve(`@module-federation/${name}`));
        });
      },
    },
  ];
}

const aliasOf = (name: string) => `aimante-federation/${name}`;
const requireFromFederation = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
);

/** Removes the error texts from a remote's entry: half a kilobyte gzip less. */
export function withoutErrorTexts(): RspackPluginInstance {
  const empty = fileURLToPath(new URL('./no-error-texts.mjs', import.meta.url));
  return new rspack.NormalModuleReplacementPlugin(/error-codes[\\/]dist[\\/]desc\.mjs$|^\.\/desc\.mjs$/, (result) => {
    if (/module-federation/.test(result.context ?? '')) result.request = empty;
  });
}

/** Removes `<IcuTrans>` from react-i18next: 3 kB gzip less. No remote has the ICU plugin that it needs. */
export function withoutIcuTrans(): RspackPluginInstance {
  const empty = fileURLToPath(new URL('./no-icu-trans.mjs', import.meta.url));
  return new rspack.NormalModuleReplacementPlugin(/^\.\/IcuTrans(?:WithoutContext)?\.js$/, (result) => {
    if (/[\\/]react-i18next[\\/]/.test(result.context ?? '')) result.request = empty;
  });
}

const BUNDLER_ENTRY = /(webpack-bundler-runtime|[\\/]runtime)[\\/]dist[\\/]index\.cjs$/;

function toEsm(path: string): string {
  return BUNDLER_ENTRY.test(path) ? path.replace(/index\.cjs$/, 'bundler.js') : path.replace(/\.cjs$/, '.js');
}
