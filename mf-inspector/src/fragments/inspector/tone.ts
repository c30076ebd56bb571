const TONES = 6;

/** One colour for each remote, in the frame and in the list. */
export function toneOf(name: string, remotes: readonly { readonly name: string }[]): number {
  return (
    Math.max(
      0,
      remotes.findIndex((remote) => remote.name === name),
    ) % TONES
  );
}
