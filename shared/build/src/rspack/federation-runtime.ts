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
