import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf } from '../../commands/shop-process.ts';
import { until } from '../cluster/program.ts';
import type { Images } from './image.ts';

const START_MS = 120_000;
/** Kubernetes kills what takes longer than fifteen. */
const STOP_MS = 10_000;

export interface BoxPlan {
  readonly name: string;
  /** Without one, the command of the image. */
  readonly command?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folders of this machine, and their places in the container. */
  readonly volumes: Readonly<Record<string, string>>;
  /** Answers when the process serves. */
  readonly probe: string;
}

interface Inspected {
  readonly OCIv1: { readonly config: { readonly Cmd: string[] } };
}

/** A process of the shop in a container of the image. */
export class Box {
  readonly name: string;
  readonly #images: Images;
  readonly #container: string;
  readonly #probe: string;
  readonly #startedAt = new Date();
  readonly #buildah: ChildProcess;
  #output = '';

  constructor(images: Images, { name, command, env, volumes, probe }: BoxPlan) {
    this.name = name;
    this.#images = images;
    this.#probe = probe;
    this.#container = images.open();
    const settings = Object.entries(env).map(([setting, value]) => `--env=${setting}=${value}`);
    const folders = Object.entries(volumes).map(([folder, place]) => `--volume=${folder}:${place}`);
    const how = ['--isolation=chroot', '--network=host', ...settings, ...folders];
    const program = command ?? this.#commandOfImage();
    this.#buildah = spawn('buildah', images.argumentsOf('run', ...how, this.#container, '--', ...program), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#buildah.stdout, this.#buildah.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
  }

  async ready(): Promise<void> {
    const answers = async () => (await fetch(this.#probe)).status < 500;
    await until(answers, { what: `${this.name} does not answer`, withinMs: START_MS }).catch((error: Error) => {
      throw new Error(`${error.message}:\n${this.#output}`);
    });
  }

  faultsOfRights(): string[] {
    const status = readFileSync(`/proc/${this.#nodePid()}/status`, 'utf8');
    const faults: string[] = [];
    if (!/^Uid:(\s+10001){4}$/m.test(status)) faults.push(`${this.name} runs as ${/^Uid:.*/m.exec(status)?.[0]}`);
    if (!/^CapEff:\s+0+$/m.test(status)) faults.push(`${this.name} has ${/^CapEff:.*/m.exec(status)?.[0]}`);
    return faults;
  }

  /** A read-only root would refuse them. */
  filesOutsideVolumes(): string[] {
    const root = this.#images.run('mount', this.#container);
    const newer = ['-newermt', this.#startedAt.toISOString(), '-type', 'f'];
    const files = execFileSync('find', [root, '-xdev', ...newer, '-printf', '/%P\n'], { encoding: 'utf8' });
    this.#images.run('umount', this.#container);
    return files.split('\n').flatMap((file) => (file ? [`${this.name} has written ${file}`] : []));
  }

  /** SIGTERM, as a deployment sends it. Returns what was wrong about its end. */
  async stop(): Promise<string[]> {
    if (this.#buildah.exitCode !== null) return [`${this.name} had ended:\n${this.#output}`];
    const exit = once(this.#buildah, 'exit').then(([code]) => Number(code));
    const start = performance.now();
    process.kill(this.#nodePid(), 'SIGTERM');
    const code = await Promise.race([exit, pause(STOP_MS)]);
    console.log(`${this.name} ended after ${(performance.now() - start).toFixed(0)} ms`);
    if (code === undefined) process.kill(this.#nodePid(), 'SIGKILL');
    return code === 0 ? [] : [`${this.name}: ${code === undefined ? 'still runs' : `ended with ${code}`}`];
  }

  #nodePid(): number {
    const isNode = (pid: number) => readlinkSync(`/proc/${pid}/exe`).endsWith('/usr/local/bin/node');
    return familyOf(this.#buildah.pid ?? 0).find(isNode) ?? 0;
  }

  #commandOfImage(): string[] {
    const { OCIv1 } = JSON.parse(this.#images.run('inspect', this.#container)) as Inspected;
    return OCIv1.config.Cmd;
  }
}
