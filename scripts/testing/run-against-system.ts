import type { ChildOptions } from '../system/child-processes.ts';
import { openScratch } from './scratch.ts';
import { startTestSystem } from './test-system.ts';

/** Starts a separate system, runs the programs one after the other against it, and ends this process. */
export async function runAgainstSystem(
  programs: readonly Pick<ChildOptions, 'name' | 'script' | 'args'>[],
): Promise<void> {
  const scratch = await openScratch();
  try {
    const { env, fails } = await startTestSystem(scratch);
    for (const program of programs) {
      const child = scratch.children.start({ ...program, env, isForeign: true });
      const end = await Promise.race([child.ended, fails]);
      if (end !== 0) throw new Error(`${program.name} ended with ${end}`);
    }
    await scratch.cleanUp();
    process.exit(0);
  } catch (error) {
    if (scratch.isStopping()) return;
    await scratch.cleanUp();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
