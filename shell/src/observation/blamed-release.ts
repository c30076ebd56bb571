export interface BlamedRelease {
  readonly name: string;
  readonly version: string;
}

/** A frame of a stack, not the address of a file in a message: it ends with line and column. */
const FRAME = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[^\s)]*:\d+:\d+\)?$/;
const MOST_FRAMES = 60;

/**
 * The release whose code threw: that of the first frame which is not the shell's. A function that a remote put over a
 * global is such a frame, so its remote is charged and not the one that called it.
 */
export function blamedRelease(error: unknown): BlamedRelease | undefined {
  for (const { name, version } of framesOf(error)) if (name !== 'shell') return { name, version };
  return undefined;
}

function* framesOf(error: unknown): Generator<BlamedRelease> {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  for (const line of stack.split('\n', MOST_FRAMES)) {
    const [, name, version] = FRAME.exec(line.trimEnd()) ?? [];
    if (name && version) yield { name, version };
  }
}
