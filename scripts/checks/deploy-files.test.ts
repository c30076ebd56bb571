import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@aimante/api/config';
import { readEdgeConfig } from '@aimante/edge/config';
import { openReleaseStore } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const SETTING = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g;
const PROCESSES = ['api', 'jobs', 'edge', 'keeper'] as const;
type Process = (typeof PROCESSES)[number];
type Environment = Readonly<Record<string, string>>;
const SECRET = '0'.repeat(64);
/** Names of other programs. */
const FOREIGN = /^(POSTGRES|MINIO|DATABASE_PASSWORD|S3_|NODE_ENV$|TRACES_URL|AWS_)/;

describe('the files in deploy/', () => {
  it('set only what the README names', () => {
    const known = new Set(read('README.md').match(SETTING));
    const files = ['deploy/Containerfile', 'deploy/compose.yaml', 'deploy/secrets.env.example'];
    const manifests = readdirSync(join(deploy, 'kubernetes')).map((name) => `deploy/kubernetes/${name}`);
    const used = [...files, ...manifests].flatMap((file) => read(file).match(SETTING) ?? []);
    expect([...new Set(used)].filter((name) => !known.has(name) && !FOREIGN.test(name))).toEqual([]);
  });

  it('set only what a server reads', () => {
    const code = [
      ...['api/src/platform/config', 'edge/src/config', 'shared/releases/src', 'shared/telemetry/src'].map(sourceOf),
      read('edge/src/keeper.ts'),
    ].join();
    const names = [...PROCESSES.flatMap((name) => Object.keys(inKubernetes(name)))];
    const inCompose = PROCESSES.flatMap((name) => Object.keys(composed(name)));
    expect([...new Set([...names, ...inCompose])].filter((name) => !code.includes(name))).toEqual([]);
  });

  describe.each([
    ['kubernetes', inKubernetes],
    ['compose', composed],
  ] as const)('of %s', (_, environmentOf) => {
    it.each(['api', 'jobs'] as const)('give %s its database, its files and its secrets', (name) => {
      const config = readConfig({ NODE_ENV: 'production', ...environmentOf(name) });
      expect(config).toMatchObject({ role: name, port: 4000, host: '0.0.0.0' });
      for (const setting of ['databaseUrl', 'filesUrl', 'smtpUrl', 'authSecret', 'edgeToken', 'trustProxy'] as const)
        expect(config[setting]).toBeTruthy();
    });

    it.each(['edge', 'keeper'] as const)(
      'give %s the releases, and no key of the database or of photos',
      async (name) => {
        const environment = environmentOf(name);
        const config = readEdgeConfig({ NODE_ENV: 'production', ...environment });
        expect(config).toMatchObject({ operatorToken: SECRET, keeperUrl: 'http://keeper:3001' });
        await openReleaseStore({ ...config, env: environment });
        expect(environment.RELEASE_TRUST_ROOT).toBeTruthy();
        for (const setting of ['DATABASE_URL', 'FILES_URL']) expect(environment).not.toHaveProperty(setting);
      },
    );
  });

  it.each(PROCESSES)('give %s probes, limits and no powers', (name) => {
    const manifest = read(`deploy/kubernetes/${name}.yaml`);
    for (const part of ['startupProbe', 'livenessProbe', 'readinessProbe', 'limits', 'requests']) {
      expect(manifest).toContain(`${part}:`);
    }
    expect(manifest).toContain('readOnlyRootFilesystem: true');
    expect(manifest).toContain('runAsNonRoot: true');
    expect(manifest).toContain('capabilities: { drop: [ALL] }');
  });

  it('list every manifest', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).filter((name) => name !== 'kustomization.yaml');
    const listed = read('deploy/kubernetes/kustomization.yaml').match(/[\w-]+\.yaml/g);
    expect(listed?.toSorted()).toEqual(files.toSorted());
  });

  it('test every alert', () => {
    const names = (file: string) => read(file).match(/(?<=alert(name)?: )\w+/g) ?? [];
    expect(new Set(names('deploy/monitoring/alerts.test.yaml'))).toEqual(
      new Set(names('deploy/monitoring/alerts.yaml')),
    );
  });

  it('show only metrics that a server writes', () => {
    const written = ['api/src/platform/http/operations/metrics.ts', 'edge/src/metrics/metrics.ts'].map(read).join();
    const shown = read('deploy/monitoring/dashboard.json').match(/\b(http|db|nodejs|process|aimante)_[a-z_]+/g) ?? [];
    const bare = [...new Set(shown)].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(bare.filter((name) => !written.includes(name))).toEqual([]);
  });
});

/** The values of a process in the manifests, with those of the secrets that it is given. */
function inKubernetes(name: Process): Environment {
  const manifest = read(`deploy/kubernetes/${name}.yaml`);
  const secrets: Readonly<Record<string, Environment>> = {
    shop: secretValues(),
    stores: { DATABASE_URL: 'postgres://shop:key@pooler/shop', FILES_URL: 'https://key:secret@s3.example.com/files' },
    bucket: { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
  };
  const given = [...manifest.matchAll(/secretRef: \{ name: (\w+) \}/g)].map(([, secret = '']) => secrets[secret]);
  const literals = read('deploy/kubernetes/kustomization.yaml').matchAll(/- ([A-Z_]+)=(\S+)/g);
  const own = manifest.matchAll(/\{ name: ([A-Z_]+), value: "?([^"} ]*)"? \}/g);
  const fromSecrets = Object.fromEntries(given.flatMap((secret = {}) => Object.entries(secret)));
  return { ...pairs(literals), ...fromSecrets, ...pairs(own) };
}

/** The values of a service in `compose.yaml`, with those of the parts that it merges. */
function composed(name: Process): Environment {
  const file = read('deploy/compose.yaml')
    .replace(/\$\{(SITE|API)_URL[^}]*\}/g, 'https://shop.example.com')
    .replace(/\$\{[^}]*\}/g, 'value');
  const service = new RegExp(`\\n  ${name}:\\n([^]*?)\\n\\n`).exec(file)?.[1] ?? '';
  const [, line = ''] = /environment: \{ <<: (.*) \}/.exec(service) ?? [];
  const part = (anchor: string): Environment => {
    const [, block = ''] = new RegExp(`&${anchor}\\n((?: {2,}.*\\n)*)`).exec(file) ?? [];
    const merged = /<<: \*(\w+)/.exec(block)?.[1];
    return { ...(merged && part(merged)), ...pairs(block.matchAll(/^ +([A-Z_]+): (.*)$/gm)) };
  };
  const anchor = /^\*(\w+)/.exec(line)?.[1] ?? '';
  return { ...secretValues(), ...part(anchor), ...pairs(line.matchAll(/([A-Z_]+): "?([^",]*)"?/g)) };
}

const secretValues = (): Environment =>
  pairs(
    [...read('deploy/secrets.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([line, name = '']) => [line, name, SECRET]),
  );

const pairs = (found: Iterable<readonly string[]>): Environment =>
  Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));

const sourceOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(join(folder, file)))
    .join();
