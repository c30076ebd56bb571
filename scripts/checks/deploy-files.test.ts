import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const SETTING = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g;
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

  it.each(['api', 'jobs', 'edge', 'keeper'])('give %s probes, limits and no powers', (name) => {
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
