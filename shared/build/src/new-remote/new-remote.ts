import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface NewRemote {
  /** As `mf-blog`. */
  readonly name: string;
  /** The title of its page, and the label of its link. */
  readonly title: string;
}

/** Where the remote is written: a package of this workspace, or a repository of its own. */
export type RemotePlace = 'workspace' | 'repository';

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));
const ENDING = '.template';
/** What a change of branch leaves of a remote. */
const LEFT = ['node_modules', 'dist', '.types'];

/** Writes a remote with one page, one link and one fragment into a new folder. Returns the paths of its files. */
export async function writeNewRemote(folder: string, remote: NewRemote, place: RemotePlace): Promise<string[]> {
  const found = await readdir(folder).catch(() => []);
  if (found.some((entry) => !LEFT.includes(entry))) throw new Error(`${folder} exists already.`);
  const files = await newRemoteFiles(remote, place);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return Object.keys(files);
}

/** The files of a new remote, by their path in its folder. */
export async function newRemoteFiles(remote: NewRemote, place: RemotePlace): Promise<Readonly<Record<string, string>>> {
  const fill = filler(remote);
  const files: Record<string, string> = {};
  for (const part of ['remote', place]) {
    for (const file of await templatesIn(join(TEMPLATE, part))) {
      const text = await readFile(join(TEMPLATE, part, file), 'utf8');
      files[fill(file.split(sep).join('/').slice(0, -ENDING.length))] = fill(text);
    }
  }
  return files;
}

function filler({ name, title }: NewRemote): (text: string) => string {
  const id = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name)?.[1];
  if (!id || name.length > 40) {
    throw new Error(`"${name}" is not a remote name. A name is mf- and lower-case words with dashes: mf-blog.`);
  }
  if (!/^[\p{L}\p{N}][^"\\<>{}_]{0,59}$/u.test(title)) {
    throw new Error(
      `"${title}" is not a title. A title starts with a letter, has no quotes or brackets, as in: "Blog".`,
    );
  }
  const component = id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const member = id.includes('-') ? `['${id}']` : `.${id}`;
  const words: Readonly<Record<string, string>> = { name, id, member, Component: component, title };
  return (text) => text.replaceAll(/__(name|id|member|Component|title)__/g, (_, word: string) => words[word] ?? '');
}

async function templatesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
