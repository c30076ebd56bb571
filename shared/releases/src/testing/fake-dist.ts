import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type RemoteDescriptor } from '@aimante/contract';
import { integrityOf } from '../release/integrity.ts';

export interface FakeDist {
  readonly name: string;
  /** File contents by name. `remoteEntry.js` and the exposed chunk are added automatically. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly descriptor?: Partial<RemoteDescriptor>;
}

export async function writeFakeDist(
  folder: string,
  { name, files = {}, descriptor }: FakeDist,
): Promise<RemoteDescriptor> {
  const entry = name === 'shell' ? 'main.11111111.js' : 'remoteEntry.js';
  const all = {
    [entry]: `/* ${name} entry */`,
    'app.22222222.js': `/* ${name} app */ ${'void 0;'.repeat(200)}`,
    'app.33333333.css': `.app{content:"${name}"}`,
    ...files,
  };
  const hash = createHash('sha256');
  for (const [file, content] of Object.entries(all)) {
    hash.update(file).update(content);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const built: RemoteDescriptor = {
    name,
    version: `0.1.0-${hash.digest('hex').slice(0, 8)}`,
    contract: CONTRACT_VERSION,
    team: 'atelier',
    container: `aimante_${name.replaceAll('-', '_')}`,
    entry,
    routes: [],
    slots: name === 'shell' ? ['search-box', 'cart-button', 'account-menu', 'main-nav'] : [],
    fragments: [],
    links: [],
    forms: [],
    ports: [],
    exposes: { './app': { js: ['app.22222222.js'], css: ['app.33333333.css'] } },
    locales: { fr: [], en: [] },
    files: tableOf(all),
    ...descriptor,
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(built));
  return built;
}

function tableOf(files: Readonly<Record<string, string | Buffer>>): RemoteDescriptor['files'] {
  const entries = Object.entries(files).map(([file, content]) => {
    const body = Buffer.from(content);
    return [file, { integrity: integrityOf(body), bytes: body.byteLength }] as const;
  });
  return Object.fromEntries(entries);
}
