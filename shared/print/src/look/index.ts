export { applyLook, applyLookAt } from './apply-look.ts';
export type { Pixels } from './colour-cube.ts';
export { measureTone } from './measure-tone.ts';
