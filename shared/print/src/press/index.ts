export { coatedPaper, type OutputCondition, tileProfile } from './colour-profiles.ts';
export { writeContourDxf } from './contour-dxf.ts';
export type { ContourPage } from './contour-page.ts';
export { type ContourSheets, writeContourSheets, writePressSheets } from './press-sheets.ts';
export { type ColourProfile, type ColourSpace, type ProfileFault, readColourProfile } from './read-colour-profile.ts';
export { isUsableProfile, makeSoftProof, type SoftProof } from './soft-proof.ts';
