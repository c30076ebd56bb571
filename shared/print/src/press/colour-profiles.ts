import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../profiles');

export interface OutputCondition {
  readonly identifier: string;
  /** Where the identifier is registered. A profile of one printer is in no registry. */
  readonly registry?: string;
  readonly info: string;
  readonly profile: Uint8Array;
}

/** Offset or proof on coated paper, by Fogra's characterisation data. Origin: profiles/README.md */
export const coatedPaper = async (): Promise<OutputCondition> => ({
  identifier: 'FOGRA39',
  // http://www.color.org/chardata lists it.
  registry: 'http://www.color.org',
  info: 'Coated FOGRA39 (ISO 12647-2:2004)',
  profile: await readFile(join(folder, 'coated-fogra39.icc')),
});

/** The colours of the tiles. */
export const tileProfile = (): Promise<Uint8Array> => readFile(join(folder, 'srgb.icc'));
