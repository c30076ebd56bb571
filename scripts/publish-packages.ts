import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * `npm run publish-packages -- https://packages.example.com/`: publishes what a team with a repository of its own
 * installs. See docs/a-remote-of-its-own.md. `--pack <folder>` only writes the archives.
 */
const ENTRIES = ['build', 'releases', 'remote', 'testing'];

const root = dirname(import.meta.dirname);
const [first = '', folder = ''] = process.argv.slice(2);

if (first === '--pack' && folder) pack(folder);
else if (URL.canParse(first)) publishAll(first);
else {
  console.error('Name the registry of the company: npm run publish-packages -- https://packages.example.com/');
  process.exitCode = 1;
}

function pack(target: string): void {
  const filters = ENTRIES.flatMap((name) => ['--filter-prod', `@aimante/${name}...`]);
  run(root, 'pnpm', '--recursive', ...filters, 'pack', '--pack-destination', target);
}

function publishAll(registry: string): void {
  const archives = mkdtempSync(join(tmpdir(), 'aimante-packages-'));
  try {
    pack(archives);
    for (const archive of readdirSync(archives).sort()) publish(archives, archive, registry);
  } catch (error) {
    console.error(`${registry} refused a package: ${error instanceof Error ? error.message.trim() : String(error)}`);
    process.exitCode = 1;
  } finally {
    rmSync(archives, { recursive: true, force: true });
  }
}

/** Our packages have `private`, against publishing by mistake. */
function publish(archives: string, archive: string, registry: string): void {
  run(archives, 'tar', '-xzf', archive);
  const file = join(archives, 'package', 'package.json');
  const { private: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify(manifest));
  const label = `${manifest.name}@${manifest.version}`;
  if (isPublished(label, registry)) console.log(`${label} is published already`);
  else {
    run(archives, 'npm', 'publish', './package', '--registry', registry);
    console.log(`${label} is published`);
  }
  rmSync(join(archives, 'package'), { recursive: true });
}

function isPublished(label: string, registry: string): boolean {
  try {
    return run(root, 'npm', 'view', label, 'version', '--registry', registry).trim() !== '';
  } catch {
    return false;
  }
}

function run(cwd: string, program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
