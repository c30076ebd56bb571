import { fileURLToPath } from 'node:url';
import { basePreset } from './preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Units that run in a browser: jsdom, styles by their class name, files by their name. */
export default {
  ...basePreset,
  testEnvironment: here('./dom-environment.mjs'),
  moduleNameMapper: {
    '\\.module\\.css$': here('./class-names.mjs'),
    '\\.css$': here('./nothing.mjs'),
    '\\.svg$': here('./picture-address.mjs'),
    '-worker-entry\\.ts$': here('./worker-address.mjs'),
  },
};
