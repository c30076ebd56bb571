import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ChannelState,
  flipChannels,
  keepTrust,
  openReleaseStore,
  type Rehearse,
  readChannels,
  releaseFileKey,
  releaseToAll,
  runReleasesCli,
  type Teams,
  withdrawCanary,
} from '@aimante/releases';
import { passRehearsal, writeRelease } from '@aimante/releases/testing';
import { type Build, writeBuild } from './builds.ts';
import { FaultyCdn } from './faulty-cdn.ts';
import { versionsIn } from './release-set-in.ts';

const LONGEST_MS = 10_000;
const EDGE = join(import.meta.dirname, '../../../edge/src/server.ts');
const KEEPER = join(import.meta.dirname, '../../../edge/src/keeper.ts');

export interface StageOptions {
  /** The running system that provides the first releases. */
  readonly dataDir: string;
  readonly apiUrl: string;
  /** Ports that the API accepts in an origin. */
  readonly ports: readonly number[];
}

export interface Registry {
  readonly microFrontends: Readonly<
    Record<
      string,
      { readonly deployment: { readonly default: boolean }; readonly metadata: { readonly version: string } }[]
    >
  >;
}

/** The shell is no remote, and the inspector is only for those who ask for it. */
const NOT_IN_A_PAGE = new Set(['shell', 'mf-inspector']);

/** A separate site with the same API: a copy of the release store, an edge on it, and a CDN before the edge. */
export class Stage {
  readonly siteUrl: string;
  readonly cdn: FaultyCdn;
  readonly #folder: string;
  readonly #processes: readonly ChildProcess[];
  readonly #first: ChannelState;

  private constructor(
    parts: Pick<Stage, 'siteUrl' | 'cdn'> & { folder: string; processes: readonly ChildProcess[]; first: ChannelState },
  ) {
    this.siteUrl = parts.siteUrl;
    this.cdn = parts.cdn;
    this.#folder = parts.folder;
    this.#processes = parts.processes;
    this.#first = parts.first;
  }

  static async open({ dataDir, apiUrl, ports }: StageOptions): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'aimante-stage-'));
    // Another process may be writing a release: its unfinished folder goes away during the copy.
    const filter = (source: string) => !source.includes('.writing');
    for (const part of ['releases', 'keys'])
      await cp(join(dataDir, part), join(folder, part), { recursive: true, filter });
    const first = await readChannels(await openReleaseStore({ dataDir: folder }));
    if (!first) throw new Error(`Nothing is released in ${dataDir}.`);
    const cdn = new FaultyCdn();
    const siteUrl = `http://localhost:${await cdn.listen(ports)}`;
    const env = {
      ...process.env,
      PORT: '0',
      SITE_URL: siteUrl,
      API_URL: apiUrl,
      DATA_DIR: folder,
      RELEASES_DIR: '',
      TRUST_PROXY: 'loopback',
      EDGE_TOKEN: randomUUID(),
    };
    const start = async (program: string, more: NodeJS.ProcessEnv = {}) => {
      const child = fork(program, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const [{ url }] = (await once(child, 'message')) as [{ url: string }];
      return { child, url };
    };
    const keeper = await start(KEEPER);
    const { child: edge, url } = await start(EDGE, { KEEPER_URL: keeper.url });
    cdn.edgePort = Number(new URL(url).port);
    return new Stage({ siteUrl, cdn, folder, processes: [edge, keeper.child], first });
  }

  /** Runs a command as a team types it. Returns its output. */
  command(...argv: readonly string[]): Promise<string> {
    return this.#run(argv, passRehearsal);
  }

  async #run(argv: readonly string[], rehearse: Rehearse): Promise<string> {
    const lines: string[] = [];
    const env = { DATA_DIR: this.#folder, SITE_URL: this.siteUrl };
    const code = await runReleasesCli(argv, env, {
      root: this.#folder,
      print: (line) => lines.push(line),
      progress() {},
      rehearse,
    });
    if (code !== 0) throw new Error(lines.join('\n'));
    return lines.join('\n');
  }

  /** Grants what the file `teams.json` of the owner does not name yet. */
  async grant(teams: Teams): Promise<void> {
    await keepTrust({ ...(await this.#store()), dataDir: this.#folder }, teams);
  }

  async release(build: Build, ...options: readonly string[]): Promise<string> {
    return this.command('release', build.descriptor.name, '--dist', await this.#write(build), ...options);
  }

  /** Releases a build as a team does: a browser opens it first. */
  async rehearse(build: Build, rehearse: Rehearse): Promise<string> {
    return this.#run(['release', build.descriptor.name, '--dist', await this.#write(build)], rehearse);
  }

  async #write(build: Build): Promise<string> {
    const dist = join(this.#folder, 'dist', build.descriptor.version);
    await writeBuild(build, dist);
    return dist;
  }

  /** Releases without checks, as a newer platform would that supports this contract. */
  async releaseUnchecked({ descriptor, files }: Build): Promise<void> {
    const store = await this.#store();
    for (const [file, body] of files) await store.blobs.put(releaseFileKey(descriptor, file), body);
    await writeRelease(store, descriptor);
    await flipChannels(store, releaseToAll([descriptor]));
  }

  /** The versions that a new visitor gets. */
  async versions(): Promise<Readonly<Record<string, string>>> {
    return versionsIn(await (await fetch(this.siteUrl)).text());
  }

  /** Waits until a new visitor gets this version. */
  async untilLive(remote: string, version: string): Promise<void> {
    const start = performance.now();
    while ((await this.versions())[remote] !== version) {
      if (performance.now() - start > LONGEST_MS) throw new Error(`${remote} ${version} is not live.`);
      await pause(50);
    }
  }

  /** Waits until the edge serves the last flip. */
  async untilFollowed(): Promise<void> {
    const { canaries } = await this.channels();
    const wanted = canaries.map(({ name, version }) => `${name}@${version}`).sort();
    const start = performance.now();
    while ((await this.#servedCanaries()).join() !== wanted.join()) {
      if (performance.now() - start > LONGEST_MS) throw new Error(`The edge does not serve ${wanted.join()}.`);
      await pause(50);
    }
  }

  /** Every file of the other remotes' releases, with its modification time. */
  async filesOfOthers(remote: string): Promise<ReadonlyMap<string, number>> {
    const releases = join(this.#folder, 'releases', 'releases');
    const entries = await readdir(releases, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const others = paths.filter((path) => !path.startsWith(join(releases, remote)));
    return new Map(await Promise.all(others.map(async (path) => [path, (await stat(path)).mtimeMs] as const)));
  }

  async channels(): Promise<ChannelState> {
    return (await readChannels(await this.#store())) ?? this.#first;
  }

  /** Makes the first versions live again for everyone, and removes the faults of the CDN. */
  async reset(): Promise<void> {
    this.cdn.repair();
    const store = await this.#store();
    for (const { name } of (await this.channels()).canaries) await flipChannels(store, withdrawCanary(name));
    const first = Object.entries(this.#first.live).map(([name, versions]) => ({
      name,
      version: versions.at(-1)?.version ?? '',
    }));
    await flipChannels(store, releaseToAll(first));
    for (const { name, version } of first) if (!NOT_IN_A_PAGE.has(name)) await this.untilLive(name, version);
  }

  async close(): Promise<void> {
    await this.cdn.close();
    const ended = this.#processes.map((child) => once(child, 'exit'));
    for (const child of this.#processes) child.kill();
    await Promise.all(ended);
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #servedCanaries(): Promise<string[]> {
    const { microFrontends } = (await (await fetch(`${this.siteUrl}/registry.json`)).json()) as Registry;
    const served = Object.entries(microFrontends).flatMap(([name, releases]) =>
      releases.filter(({ deployment }) => !deployment.default).map(({ metadata }) => `${name}@${metadata.version}`),
    );
    return served.sort();
  }

  #store() {
    return openReleaseStore({ dataDir: this.#folder });
  }
}
