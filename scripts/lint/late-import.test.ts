import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { programOf } from '../gates/tool.ts';

const root = dirname(dirname(import.meta.dirname));
const RULE = 'scripts/lint/late-import.grit';

const refused = {
  'shell/src/feedback/toast.ts': "export const load = () => import('./toasts.ts');",
  'mf-account/src/order/late.tsx': "export const Late = lazy(() => import('./late-part.tsx'));",
  'shared/ui/src/icon.ts': "export const load = async () => (await import('./icons.ts')).icon;",
};
const accepted = {
  'shell/src/late.ts': "export const load = () => untilLoaded(() => import('./toasts.ts'));",
  'shell/src/server.tsx': "export const load = () => import('./page.tsx');",
  'shell/src/late.test.ts': "export const load = () => import('./page.tsx');",
};

const project = mkdtempSync(join(tmpdir(), 'aimante-lint-'));
let output: string;

beforeAll(() => {
  for (const file of ['biome.json', RULE]) cpSync(join(root, file), join(project, file), { recursive: true });
  for (const [file, source] of Object.entries({ ...refused, ...accepted })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  const args = [programOf(root, { package: '@biomejs/biome', program: 'biome' }), 'lint', '--vcs-enabled=false', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  output = stdout + stderr;
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the lint rule for late imports', () => {
  it.each(Object.keys(refused))('refuses an import() without untilLoaded in %s', (file) => {
    expect(output).toContain(`${file}:1:`);
  });

  it.each(Object.keys(accepted))('accepts the import() in %s', (file) => {
    expect(output).not.toContain(`${file}:`);
  });
});
