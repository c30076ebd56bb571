import { basePreset } from './preset.mjs';

/** Unit tests that run in Node. */
export default { ...basePreset, testEnvironment: 'node' };
