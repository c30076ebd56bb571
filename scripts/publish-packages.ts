import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * `npm run publish-packages -- https://packages.example.com/`: publishes what a team with a repository of its own
 * installs. See docs/a-remote-of-its-own.md.
 */
const ENTRIES = ['build', 'releases', 'remote', 'testing'];

const root = dirname(import.meta.dirname);
const [registry = ''] = process.argv.slice(2);

if (URL.canParse(registry)) publishAll();
else {
  console.error('Name the registry of the company: npm run publish-packages -- https://packages.example.com/');
  process.exitCode = 1;
}

function publishAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'aimante-packages-'));
  try {
    const filters = ENTRIES.flatMap((name) => ['--filter-prod', `@aimante/${name}...`]);
    run(root, 'pnpm', '--recursive', ...filters, 'pack', '--pack-destination', folder);
    for (const archive of readdirSync(folder).sort()) publish(folder, archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our packages have `private`, against publishing by mistake. */
function publish(folder: string, archive: string): void {
  run(folder, 'tar', '-xzf', archive);
  const file = join(folder, 'package', 'package.json');
  const { private: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify(manifest));
  const label = `${manifest.name}@${manifest.version}`;
  if (isPublished(label)) console.log(`${label} is published already`);
  else {
    run(folder, 'npm', 'publish', './package', '--registry', registry);
    console.log(`${label} is published`);
  }
  rmSync(join(folder, 'package'), { recursive: true });
}

function isPublished(label: string): boolean {
  try {
    return run(root, 'npm', 'view', label, 'version', '--registry', registry).trim() !== '';
  } catch {
    return false;
  }
}

function run(cwd: string, program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
