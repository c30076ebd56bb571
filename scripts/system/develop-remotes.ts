import { join } from 'node:path';
import { type Child, ChildEnded, type ChildProcesses } from './child-processes.ts';
import { freePort } from './ports.ts';

export interface Draft {
  readonly remote: string;
  readonly origin: string;
  readonly server: Child;
}

export function developRemotes(root: string, children: ChildProcesses, remotes: readonly string[]): Promise<Draft[]> {
  return Promise.all(remotes.map((remote) => develop(root, children, remote)));
}

async function develop(root: string, children: ChildProcesses, remote: string): Promise<Draft> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'develop-package.ts');
  const server = children.start({ name: remote, script, args: [join(root, remote), String(port)] });
  await server.messageOfType('ready');
  return { remote, origin: `http://localhost:${port}`, server };
}

/** In the format that the edge reads: `mf-catalog@http://localhost:3003`. */
export function toOverrides(drafts: readonly Draft[]): string {
  return drafts.map(({ remote, origin }) => `${remote}@${origin}`).join(',');
}

/** Never resolves. Rejects when one of them ends by itself. */
export function failureOfDrafts(drafts: readonly Draft[]): Promise<never> {
  return Promise.race(
    drafts.map(async ({ remote, server }) => {
      throw new ChildEnded(remote, await server.ended);
    }),
  );
}
