import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { ReleasePlugin } from '@aimante/build';
import { type Configuration, rspack, type Stats } from '@rspack/core';

export interface Monolith {
  readonly folder: string;
  /** The script and the stylesheet of the page, and what the script loads first. */
  readonly files: { readonly entry: readonly string[]; readonly next: readonly string[] };
}

export const PUBLIC_PATH = '/monolith/';
const REMOTES = ['mf-account', 'mf-admin', 'mf-cart-checkout', 'mf-catalog', 'mf-customizer'];
const MODULES = 'node_modules/.aimante';
const CONTAINERS = 'containers.mjs';
/** Files of the monolith have no hashes to check. */
const OF_RELEASES = [ReleasePlugin, rspack.SubresourceIntegrityPlugin];

/**
 * The same sources as one build: the shell imports the remotes, and every module exists once. Pages still load when
 * they are opened. The remotes must be built, because their build generates the modules that they expose.
 */
export async function buildMonolith(root: string, folder: string): Promise<Monolith> {
  const stats = await compile(await monolithConfig(root, folder));
  await compressAll(folder);
  const { entrypoints, namedChunkGroups } = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  const namesIn = (group: { readonly assets?: readonly { readonly name: string }[] } | undefined) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => /\.(?:js|css)$/.test(name));
  return { folder, files: { entry: namesIn(entrypoints?.shell), next: namesIn(namedChunkGroups?.start) } };
}

/** The configuration of the shell, in an empty folder. */
export async function monolithConfig(root: string, folder: string): Promise<Configuration> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const module = (await import(pathToFileURL(join(root, 'shell/rspack.config.ts')).href)) as {
    readonly default: () => Promise<Configuration[]>;
  };
  const [shell] = await module.default();
  if (!shell) throw new Error('The shell has no configuration.');
  const replacements = await moduleReplacements(root, folder);
  return {
    ...shell,
    output: { ...shell.output, path: folder, publicPath: PUBLIC_PATH, clean: false },
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => !OF_RELEASES.some((each) => plugin instanceof each)),
      ...replacements.map(([pattern, replace]) => new rspack.NormalModuleReplacementPlugin(pattern, replace)),
    ],
  };
}

type Replacement = readonly [RegExp, (found: { request: string; readonly context: string }) => void];

/** What a bundler has to replace: the loader of containers, and each remote's list of texts. */
export async function moduleReplacements(root: string, folder: string): Promise<readonly Replacement[]> {
  const containers = join(folder, CONTAINERS);
  await writeFile(containers, await containersCode(root));
  return [
    [
      /\/load-container\.ts$/,
      (found) => {
        found.request = containers;
      },
    ],
    [
      /^#locales$/,
      (found) => {
        const name = REMOTES.find((remote) => found.context.includes(`/${remote}/`)) ?? 'shell';
        found.request = join(root, name, MODULES, 'locales.mjs');
      },
    ],
  ];
}

/** Replaces the loader of federation containers in the shell by imports. */
async function containersCode(root: string): Promise<string> {
  const remotes = await Promise.all(
    REMOTES.map(async (name) => `${JSON.stringify(name)}: {\n${(await importsOf(root, name)).join('\n')}\n},`),
  );
  return `const remotes = {\n${remotes.join('\n')}\n};
export const hashesOf = () => [];
export const createContainerLoader = () => async (_name, url) => ({
  get: async (expose) => {
    const module = await remotes[url.split('/')[2]][expose]();
    return () => module;
  },
});
`;
}

async function importsOf(root: string, name: string): Promise<string[]> {
  const folder = join(root, name, MODULES);
  const config = (await import(pathToFileURL(join(root, name, 'remote.config.ts')).href)) as {
    readonly default: { readonly ports?: readonly { readonly port: string; readonly source: string }[] };
  };
  const fragments = (await readdir(folder)).flatMap((file) => /^fragment-(.*)\.mjs$/.exec(file)?.[1] ?? []);
  const files: Record<string, string> = {
    './app': join(folder, 'app.mjs'),
    ...Object.fromEntries(fragments.map((id) => [`./${id}`, join(folder, `fragment-${id}.mjs`)])),
    ...Object.fromEntries(
      (config.default.ports ?? []).map(({ port, source }) => [`./${port}-port`, join(root, name, source)]),
    ),
  };
  return Object.entries(files).map(([key, file]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(file)}),`);
}

export function compile(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'nothing was built'));
        else resolve(stats);
      });
    });
  });
}

/** As the releases of the shop are. */
async function compressAll(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|css|svg)$/.test(file)) continue;
    await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(await readFile(join(folder, file))));
  }
}
