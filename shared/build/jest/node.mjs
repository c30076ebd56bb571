import { basePreset } from './preset.mjs';

export default { ...basePreset, testEnvironment: 'node' };
