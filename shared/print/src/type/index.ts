export { fetchBundledFont } from './bundled-fonts.ts';
export type { Typeset } from './lay-out-text.ts';
export { createTypesetter, type Typesetter } from './typesetter.ts';
