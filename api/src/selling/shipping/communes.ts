import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Communes = ReadonlyMap<string, readonly string[]>;

/** Read when somebody asks for the first time. Where the file comes from: docs/decisions/053. */
let known: Promise<Communes> | undefined;

/** The communes that share a French postal code, by alphabet; none of a code that nobody lives at, as those of companies. */
export async function communesOf(postalCode: string): Promise<readonly string[]> {
  known ??= readCommunes();
  return (await known).get(postalCode) ?? [];
}

async function readCommunes(): Promise<Communes> {
  const lines = (await readFile(join(import.meta.dirname, 'communes.txt'), 'utf8')).trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 5), line.slice(6).split('|')]));
}
