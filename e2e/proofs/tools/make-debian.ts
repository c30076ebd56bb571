import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installFromRegistry } from './install.ts';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** What a Debian without packages needs to reach what this machine reaches. */
export const NETWORK = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'npm_config_cafile'].map(
  (name) => [name, CERTIFICATES] as const,
);

/** Throws one sentence that says what this machine lacks. */
export function refuseWithout(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) throw new Error(`This proof needs Debian's packages. Install: ${missing.join(' ')}`);
  if (process.getuid?.() !== 0) throw new Error('Only root can make another Debian.');
}

/** A Debian of its essential packages, with Node and npm of the registry, in a folder. Needs root. */
export function makeDebian(root: string, versions: { readonly node: string; readonly npm: string }): void {
  refuseWithout({ '/usr/sbin/debootstrap': 'debootstrap' });
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: ['ignore', 'ignore', 'inherit'] });
  const packages = `${root}-packages`;
  mkdirSync(packages);
  const node = `node-${process.platform}-${process.arch}`;
  installFromRegistry(packages, { [node]: versions.node, npm: versions.npm });
  const local = join(root, 'usr/local');
  cpSync(join(packages, 'node_modules', node, 'bin/node'), join(local, 'bin/node'));
  cpSync(join(packages, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  for (const file of [CERTIFICATES, '/etc/resolv.conf', '/etc/hosts'])
    cpSync(file, join(root, file), { dereference: true });
}
