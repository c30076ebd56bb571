import { fileURLToPath } from 'node:url';
import { basePreset } from './preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Unit tests that run in a browser environment: jsdom, CSS classes by their name, files by their name. */
export default {
  ...basePreset,
  testEnvironment: here('./dom-environment.mjs'),
  globalSetup: here('./write-remote-modules.mjs'),
  moduleNameMapper: {
    '^#(app|locales)$': '<rootDir>/node_modules/.aimante/$1.mjs',
    '^#fragments/(.+)$': '<rootDir>/node_modules/.aimante/fragment-$1.mjs',
    '^aria-query$': here('./aria-query.cjs'),
    // Jest does not read the field `browser` of a package.
    '^tus-js-client$': 'tus-js-client/lib.esm/browser/index.js',
    '\\.module\\.css$': here('./class-names.mjs'),
    '\\.css$': here('./nothing.mjs'),
    '\\.svg$': here('./picture-address.mjs'),
    '-worker-entry\\.ts$': here('./worker-address.mjs'),
  },
};
