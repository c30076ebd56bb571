import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Teams, teamsSchema } from '@aimante/releases';

/** What each team of this repository may release. The owner of the site decides it. */
export async function readTeams(root: string): Promise<Teams> {
  return teamsSchema.parse(JSON.parse(await readFile(join(root, 'teams.json'), 'utf8')));
}
