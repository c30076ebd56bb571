import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Ports } from '../../commands/shop-process.ts';

const PATIENCE_MS = 600_000;

export interface Newcomer {
  /** The folder with their Node and npm. */
  readonly node: string;
  readonly home: string;
  /** Root starts programs as this user. Undefined: as the user of the proof. */
  readonly uid?: number | undefined;
  readonly env?: NodeJS.ProcessEnv;
  /** In a network of its own, that reaches nothing but this machine. Needs root. */
  readonly isOffline?: boolean;
  /** A folder with a whole system: the newcomer sees nothing of this machine. Needs root. */
  readonly root?: string;
}

export interface Start {
  readonly output: string;
  readonly seconds: number;
  /** The statuses of shop and API. Empty if they never were ready. */
  readonly answers: readonly number[];
  readonly exitCode: number | null;
}

const ASK = `for (const port of process.argv.slice(1)) { const answer = await fetch('http://localhost:' + port + '/healthz'); console.log(answer.status); }`;

/** `npm start` as typed by a newcomer, until it is ready or ends. Then Ctrl-C. */
export async function startAs(newcomer: Newcomer, cwd: string, ports: Ports): Promise<Start> {
  const begun = performance.now();
  const child = run(newcomer, cwd, ports);
  let output = '';
  const isOver = new Promise<void>((resolve) => {
    const timeout = setTimeout(resolve, PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(timeout);
      resolve();
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/^ready/m.test(output)) resolve();
      });
  });
  await isOver;
  const seconds = (performance.now() - begun) / 1000;
  const isReady = /^ready/m.test(output);
  const answers = isReady ? ask(newcomer, child.pid ?? 0, ports) : [];
  if (child.exitCode === null) {
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await once(child, 'exit');
  }
  return { output, seconds, answers, exitCode: isReady ? 0 : child.exitCode };
}

function run(newcomer: Newcomer, cwd: string, { site, api }: Ports): ChildProcess {
  const { node, home, uid, env, isOffline, root } = newcomer;
  const wrapped = wrap(newcomer, cwd);
  const [command = '', ...args] = wrapped;
  return spawn(command, args, {
    ...(!root && { cwd }),
    env: {
      PATH: `${node}:/usr/bin:/bin:/usr/sbin:/sbin`,
      HOME: home,
      LANG: 'C.UTF-8',
      PORT: String(site),
      API_PORT: String(api),
      ...env,
    },
    ...(uid && !isOffline && !root && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** A network or a system of their own has to be made by root. The shop then runs as the newcomer. */
function wrap({ uid = 0, isOffline, root }: Newcomer, cwd: string): string[] {
  if (root) {
    const mounts = `mount -t proc proc '${root}/proc' && mount --rbind /dev '${root}/dev'`;
    const enter = `exec chroot --userspec=${uid}:${uid} '${root}' sh -c 'cd "$0" && exec npm start' '${cwd}'`;
    return ['unshare', '--mount', 'sh', '-c', `${mounts} && ${enter}`];
  }
  const user = uid ? `setpriv --reuid=${uid} --regid=${uid} --clear-groups ` : '';
  return isOffline ? ['unshare', '--net', 'sh', '-c', `ip link set lo up && exec ${user}npm start`] : ['npm', 'start'];
}

function ask({ node, isOffline, root = '' }: Newcomer, pid: number, { site, api }: Ports): number[] {
  const question = [`${root}${node}/node`, '--input-type=module', '--eval', ASK, String(site), String(api)];
  const [command = '', ...args] = isOffline ? ['nsenter', `--target=${pid}`, '--net', ...question] : question;
  return execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n').map(Number);
}
