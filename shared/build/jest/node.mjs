import { basePreset } from './preset.mjs';

/** Units that run on a server. */
export default { ...basePreset, testEnvironment: 'node' };
