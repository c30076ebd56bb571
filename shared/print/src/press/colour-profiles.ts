import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../profiles');

export interface OutputCondition {
  /** In the ICC registry: http://www.color.org/chardata */
  readonly identifier: string;
  readonly info: string;
  readonly profile: Uint8Array;
}

/** Offset or proof on coated paper, by Fogra's characterisation data. Origin: profiles/README.md */
export const coatedPaper = async (): Promise<OutputCondition> => ({
  identifier: 'FOGRA39',
  info: 'Coated FOGRA39 (ISO 12647-2:2004)',
  profile: await readFile(join(folder, 'coated-fogra39.icc')),
});

/** The colours of the tiles. */
export const tileProfile = (): Promise<Uint8Array> => readFile(join(folder, 'srgb.icc'));
