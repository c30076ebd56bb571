export { tileProfile } from './colour-profiles.ts';
export { writePressSheets } from './press-sheets.ts';
