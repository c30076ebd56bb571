import type { ChildOptions } from '../system/child-processes.ts';
import { openScratch } from './scratch.ts';
import { startTestSystem } from './test-system.ts';

interface RunOptions {
  /** Runs the next program after one that failed. */
  readonly goesOn?: boolean;
}

/** Starts a separate system, runs the programs one after the other against it, and ends this process. */
export async function runAgainstSystem(
  programs: readonly Pick<ChildOptions, 'name' | 'script' | 'args'>[],
  { goesOn = false }: RunOptions = {},
): Promise<void> {
  const failures: string[] = [];
  const scratch = await openScratch();
  try {
    const { env, fails } = await startTestSystem(scratch);
    for (const program of programs) {
      const child = scratch.children.start({ ...program, env, isForeign: true });
      const end = await Promise.race([child.ended, fails]);
      if (end === 0) continue;
      failures.push(`${program.name} ended with ${end}`);
      if (!goesOn) throw new Error(failures.join());
    }
    await scratch.cleanUp();
    for (const failure of failures) console.error(failure);
    process.exit(failures.length > 0 ? 1 : 0);
  } catch (error) {
    if (scratch.isStopping()) return;
    await scratch.cleanUp();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
