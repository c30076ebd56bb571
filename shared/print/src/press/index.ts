export { coatedPaper, type OutputCondition, tileProfile } from './colour-profiles.ts';
export { writePressSheets } from './press-sheets.ts';
export { type ColourProfile, type ColourSpace, type ProfileFault, readColourProfile } from './read-colour-profile.ts';
export { isUsableProfile, makeSoftProof, type SoftProof } from './soft-proof.ts';
