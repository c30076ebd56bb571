import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../remote/prove-remote.ts';
import { installFromRegistry } from '../tools/install.ts';

const PROGRAMS = { '/usr/bin/buildah': 'buildah', '/usr/sbin/debootstrap': 'debootstrap' } as const;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const BASE = 'localhost/base';
const IMAGE = 'localhost/aimante-shop';

/** Throws one sentence that says what this machine lacks. */
export function refuseMissingTools(): void {
  const missing = Object.entries(PROGRAMS).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) throw new Error(`This proof needs Debian's packages. Install: ${missing.join(' ')}`);
  if (process.getuid?.() !== 0) throw new Error('Only root can build and start the image here.');
}

/** Images and containers of Buildah, in a folder of their own. */
export class Images {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The arguments of a command of Buildah on these images. */
  argumentsOf(...args: readonly string[]): string[] {
    return [`--root=${join(this.#folder, 'images')}`, `--runroot=${join(this.#folder, 'run')}`, ...args];
  }

  /** Returns what the command prints. */
  run(...args: readonly string[]): string {
    const output = execFileSync('buildah', this.argumentsOf(...args), { encoding: 'utf8', maxBuffer: 1e8 });
    return output.trim();
  }

  /** A container of the image of the shop. Returns its name. */
  open(): string {
    return this.run('from', '--pull-never', IMAGE);
  }

  /** `deploy/Containerfile` as it is, with the files of the last commit. Returns the size in megabytes. */
  build(): number {
    this.#buildBase();
    const files = ownFolder(this.#folder, 'files');
    const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: repository, maxBuffer: 1e9 });
    execFileSync('tar', ['-x'], { cwd: files, input: archive });
    const how = ['--isolation=chroot', '--network=host', '--pull-never', `--build-arg=BASE=${BASE}`, `--tag=${IMAGE}`];
    const written = ['deploy/Containerfile', 'deploy/Containerfile.dockerignore'].map((file) => join(files, file));
    this.run('build', ...how, `--file=${written[0]}`, `--ignorefile=${written[1]}`, files);
    const sizes = this.run('images', '--format={{.Name}} {{.Size}}');
    return Number(new RegExp(`^${IMAGE} ([\\d.]+) MB`, 'm').exec(sizes)?.[1] ?? 0);
  }

  /**
   * No registry of images is needed: the base is made of Debian, and of the Node that the Containerfile names. It trusts
   * what this machine trusts, as the base of a company does.
   */
  #buildBase(): void {
    const debian = ownFolder(this.#folder, 'debian');
    run('debootstrap', '--variant=minbase', 'bookworm', debian);
    const packages = ownFolder(this.#folder, 'node');
    const text = readFileSync(join(repository, 'deploy/Containerfile'), 'utf8');
    const node = `node-${process.platform}-${process.arch}`;
    installFromRegistry(packages, { [node]: /node:([\d.]+)-/.exec(text)?.[1] ?? 'latest', npm: '11' });
    const local = join(debian, 'usr/local');
    cpSync(join(packages, 'node_modules', node, 'bin/node'), join(local, 'bin/node'));
    cpSync(join(packages, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
    cpSync(CERTIFICATES, join(debian, CERTIFICATES), { dereference: true });

    const box = this.run('from', 'scratch');
    this.run('copy', '--quiet', box, debian, '/');
    const trust = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'npm_config_cafile'];
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const settings = [path, ...trust.map((name) => `${name}=${CERTIFICATES}`)];
    this.run('config', ...settings.map((setting) => `--env=${setting}`), box);
    this.run('commit', '--quiet', '--rm', box, BASE);
  }
}

export function ownFolder(...path: readonly string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
