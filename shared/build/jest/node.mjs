import { fileURLToPath } from 'node:url';
import { basePreset } from './preset.mjs';

const { testMatch, testPathIgnorePatterns } = basePreset;

/**
 * Tests without a browser's DOM run in plain Node: a thread loads the sources once for all of its test files, where jest would
 * load them again for each.
 */
export default {
  testMatch,
  testPathIgnorePatterns,
  extensionsToTreatAsEsm: ['.ts'],
  runner: fileURLToPath(import.meta.resolve('jest-light-runner')),
  setupFiles: [fileURLToPath(import.meta.resolve('./node-setup.mjs'))],
};
