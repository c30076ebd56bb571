import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import { integrityOf } from '@aimante/releases';

const root = join(import.meta.dirname, '../../..');

export type Files = ReadonlyMap<string, Buffer>;

export interface Build {
  readonly descriptor: RemoteDescriptor;
  readonly files: Files;
}

export async function readBuild(remote: string): Promise<Build> {
  const dist = join(root, remote, 'dist');
  const descriptor = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor;
  const names = Object.keys(descriptor.files);
  const bodies = await Promise.all(names.map((name) => readFile(join(dist, name))));
  return { descriptor, files: new Map(names.map((name, index) => [name, bodies[index] ?? Buffer.of()])) };
}

/** The next build of the same remote: another version, its own container and hashes, and one text replaced. */
export function nextBuild(build: Build, version: string, [before, after]: readonly [string, string]): Build {
  const { container, files: table } = build.descriptor;
  const salt = container.slice(container.lastIndexOf('_') + 1);
  const newSalt = createHash('sha256').update(version).digest('hex').slice(0, salt.length);
  let files: Files = replaceIn(build.files, [
    [salt, newSalt],
    [before, after],
  ]);
  // A file contains the hashes of the files that it loads, so each corrected hash changes the hash of the file itself.
  let known = new Map(Object.entries(table).map(([name, { integrity }]) => [name, integrity]));
  for (;;) {
    const now = new Map([...files].map(([name, body]) => [name, integrityOf(body)]));
    const outdated = [...now].flatMap(([name, hash]): [string, string][] => {
      const former = known.get(name) ?? hash;
      return former === hash ? [] : [[former, hash]];
    });
    if (outdated.length === 0) break;
    files = replaceIn(files, outdated);
    known = now;
  }
  return describe(files, { ...build.descriptor, version, container: container.replace(salt, newSalt) });
}

export function describe(files: Files, descriptor: Omit<RemoteDescriptor, 'files'>): Build {
  const table: RemoteDescriptor['files'] = {};
  for (const [name, body] of files) table[name] = { integrity: integrityOf(body), bytes: body.length };
  return { files, descriptor: { ...descriptor, files: table } };
}

export async function writeBuild({ descriptor, files }: Build, folder: string): Promise<void> {
  for (const [name, body] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
}

function replaceIn(files: Files, pairs: readonly (readonly [string, string])[]): Files {
  return new Map(
    [...files].map(([name, body]) => {
      if (!name.endsWith('.js')) return [name, body];
      const text = pairs.reduce((all, [before, after]) => all.replaceAll(before, after), body.toString('utf8'));
      return [name, Buffer.from(text)];
    }),
  );
}
