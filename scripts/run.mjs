// Runs `scripts/<task>.ts`, or `node <file>`, under the pinned Node and pnpm. Plain Node 20, no dependency: this file works before any install.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task = '', ...args] = process.argv.slice(2);

try {
  const toolchain = await ensureToolchain(root);
  const path = [dirname(toolchain.node), dirname(toolchain.pnpm), process.env.PATH].join(delimiter);
  // Node keeps what it has compiled, and TypeScript without its types, for the next start.
  const compiled = join(root, 'node_modules', '.cache', 'node');
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path };
  if (task === 'pnpm') runCommand(toolchain.pnpm, args, env);
  else {
    await ensureDependencies(root, toolchain.pnpm, env);
    runCommand(toolchain.node, task === 'node' ? args : [scriptOf(task), ...args], env);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function scriptOf(name) {
  const script = join(root, 'scripts', `${name}.ts`);
  if (!name) throw new Error('Which task? For a single tool: npm run toolchain -- pnpm exec <tool>');
  if (!existsSync(script)) throw new Error(`No task named "${name}". See the scripts in package.json.`);
  return script;
}

/** The IPC channel closes when this process ends, even by SIGKILL, so the child always notices. */
function runCommand(command, commandArgs, env) {
  const child = spawn(command, commandArgs, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // Ctrl-C in the terminal also reaches the child. A `kill` reaches only this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', (error) => {
    console.error(`Could not run ${command}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * An npm killed by SIGKILL leaves an orphan that keeps the ports. npm runs this script in a shell, which may outlive
 * npm.
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  setInterval(() => ancestors() !== atStart && child.kill('SIGTERM'), 500).unref();
}

/** Undefined on systems other than Linux, where the shell replaces itself with its only command. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
