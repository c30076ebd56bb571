import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface ToolCommand {
  readonly package: string;
  /** The program, where the package has several. */
  readonly program?: string;
  readonly args: readonly string[];
}

/**
 * Runs a tool's own script with our Node: no shell and no `.cmd`, the same on every system. Resolves to its output if
 * it failed.
 */
export async function runTool(root: string, command: ToolCommand): Promise<readonly string[]> {
  const { code, output } = await run(root, command);
  return code === 0 ? [] : [output.trim() || `${command.package} ended with ${code}`];
}

/** Resolves to the output of a tool. Throws when the tool fails. */
export async function runToolForOutput(root: string, command: ToolCommand): Promise<string> {
  const { code, output, printed } = await run(root, command);
  if (code !== 0) throw new Error(output.trim() || `${command.package} ended with ${code}`);
  return printed;
}

interface ToolEnd {
  readonly code: number | null;
  /** Standard output alone. */
  readonly printed: string;
  /** Standard output and standard error. */
  readonly output: string;
}

function run(root: string, command: ToolCommand): Promise<ToolEnd> {
  const child = spawn(process.execPath, [programOf(root, command), ...command.args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed, output }));
  });
}

export function programOf(root: string, { package: name, program }: Pick<ToolCommand, 'package' | 'program'>): string {
  const require = createRequire(join(root, 'package.json'));
  const manifestPath = findManifest(require, name);
  const { bin } = require(manifestPath) as { bin: string | Record<string, string> };
  const path = typeof bin === 'string' ? bin : bin[program ?? name];
  if (!path) throw new Error(`${name} has no program "${program ?? name}"`);
  return join(dirname(manifestPath), path);
}

/** Not with `require.resolve(name/package.json)`: a package may omit its manifest from its `exports`. */
function findManifest(require: NodeJS.Require, name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(join(folder, name, 'package.json'));
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}
