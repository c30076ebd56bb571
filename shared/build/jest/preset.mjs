import { fileURLToPath } from 'node:url';

const swc = (syntax) => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
      experimental: { keepImportAttributes: true },
    },
    module: { type: syntax },
    sourceMaps: 'inline',
  },
];

/** Jest runs our sources as native ES modules: `node --experimental-vm-modules`. */
export const basePreset = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc('es6') },
  // Our packages have their sources, also where they are installed from a registry.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/[^/]+/node_modules/)?@aimante/)'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/'],
};
