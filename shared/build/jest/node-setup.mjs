import { registerHooks } from 'node:module';

/** Outside of jest's own module loader, the package of its globals only throws. */
const globals = import.meta.resolve('./node-globals.mjs');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});
