import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, descriptorSchema, type FileTable, LOCALES, type RemoteDescriptor } from '@aimante/contract';
import {
  isShell,
  type LinkConfig,
  type PackageConfig,
  type PageConfig,
  type RemoteConfig,
  type ShellConfig,
} from '../package-config.ts';
import { exposedModules, fragmentExpose, pageChunk, portExpose, textsChunk } from '../remote-modules/remote-modules.ts';
import { containerName, exposeChunk, REMOTE_ENTRY } from '../rspack/remote-config.ts';
import { SERVER_CHUNK } from '../rspack/server-config.ts';
import { SHELL_CHUNK, START_CHUNK } from '../rspack/shell-config.ts';
import type { ChunkAssets } from './chunk-assets.ts';
import type { PageText } from './page-texts.ts';

export interface DescriptorInput {
  readonly config: PackageConfig;
  readonly packageVersion: string;
  readonly salt: string;
  readonly assets: ChunkAssets;
  readonly text: PageText;
  readonly files: FileTable;
}

/**
 * Describes the result of a build. The same sources give the same descriptor: the version ends in a hash of all files.
 */
export function describe(input: DescriptorInput): RemoteDescriptor {
  const { config, packageVersion, assets, files } = input;
  const common = {
    name: config.name,
    version: `${packageVersion}-${contentHash(files)}`,
    contract: CONTRACT_VERSION,
    team: config.team,
    locales: { fr: assets('locale-fr').js, en: assets('locale-en').js },
    files,
  };
  const server = Object.keys(files).find((file) => file.startsWith(`${SERVER_CHUNK}.`));
  return descriptorSchema.parse({
    ...common,
    ...(server && { server }),
    ...(isShell(config) ? shellParts(config, input) : remoteParts(config, input)),
  });
}

function shellParts({ slots }: ShellConfig, { assets }: DescriptorInput) {
  const { js, css } = assets(SHELL_CHUNK);
  const entry = js.at(-1) ?? '';
  const startup = { js: assets(START_CHUNK).js.filter((file) => file !== entry), css };
  return { container: 'shell', entry, routes: [], slots, fragments: [], exposes: { './app': startup } };
}

function remoteParts(config: RemoteConfig, { salt, assets, text }: DescriptorInput) {
  return {
    container: containerName(config.name, salt),
    entry: REMOTE_ENTRY,
    routes: config.pages.map((page) => ({
      ...routeOf(page, text),
      prefetch: textsOf(page, assets),
      assets: assets(pageChunk(page)),
    })),
    slots: Object.keys(config.slots ?? {}),
    slotProps: config.slots ?? {},
    fragments: (config.fragments ?? []).map(({ id, slot, order = 0, props, needs }) => ({
      slot,
      order,
      expose: fragmentExpose({ id }),
      ...(props && { props }),
      ...(needs && { needs }),
    })),
    links: (config.links ?? []).map((each) => linkOf(each, text)),
    forms: config.forms ?? [],
    ports: (config.ports ?? []).map((each) => ({ port: each.port, expose: portExpose(each) })),
    exposes: Object.fromEntries(Object.keys(exposedModules(config)).map((key) => [key, assets(exposeChunk(key))])),
  };
}

function routeOf(page: PageConfig, text: PageText) {
  const { layout = 'site', robots = 'index, follow', component: _file, chunk: _chunk, texts: _texts, ...route } = page;
  const title = text(`page.${page.id}.title`);
  const description = text(`page.${page.id}.description`);
  return { ...route, layout, robots, title, description };
}

function textsOf({ texts }: PageConfig, assets: ChunkAssets): readonly string[] {
  if (texts === undefined) return [];
  return LOCALES.flatMap((locale) => assets(textsChunk(locale, texts)).js);
}

function linkOf({ id, ...link }: LinkConfig, text: PageText) {
  return { ...link, label: text(`links.${id ?? link.page}`) };
}

function contentHash(files: FileTable): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
}
