import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../remote/prove-remote.ts';
import { makeDebian, NETWORK } from '../tools/make-debian.ts';

const BASE = 'localhost/base';
const IMAGE = 'localhost/aimante-shop';

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
    return Number(new RegExp(`^${IMAGE}\\s+([\\d.]+) MB`, 'm').exec(sizes)?.[1] ?? 0);
  }

  /**
   * No registry of images is needed: the base is made of Debian, and of the Node that the Containerfile names. It trusts
   * what this machine trusts, as the base of a company does.
   */
  #buildBase(): void {
    const debian = join(this.#folder, 'debian');
    const text = readFileSync(join(repository, 'deploy/Containerfile'), 'utf8');
    makeDebian(debian, { node: /node:([\d.]+)-/.exec(text)?.[1] ?? 'latest', npm: '11' });
    const box = this.run('from', 'scratch');
    this.run('copy', '--quiet', box, debian, '/');
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const settings = [path, ...NETWORK.map((pair) => pair.join('='))];
    this.run('config', ...settings.map((setting) => `--env=${setting}`), box);
    this.run('commit', '--quiet', '--rm', box, BASE);
  }
}

export function ownFolder(...path: readonly string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}
