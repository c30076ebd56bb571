import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Communes = ReadonlyMap<string, readonly string[]>;

/** Loaded at the first request. Source of the file: docs/decisions/053. */
let known: Promise<Communes> | undefined;

/** The communes of a French postal code, sorted by name. Empty for a code without residents, such as a company's. */
export async function communesOf(postalCode: string): Promise<readonly string[]> {
  known ??= readCommunes();
  return (await known).get(postalCode) ?? [];
}

async function readCommunes(): Promise<Communes> {
  const lines = (await readFile(join(import.meta.dirname, 'communes.txt'), 'utf8')).trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 5), line.slice(6).split('|')]));
}
