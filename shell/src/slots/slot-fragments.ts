import type { BrowserRemote, RemoteFragment } from '@aimante/contract';

export interface SlotFragment {
  readonly remote: BrowserRemote;
  readonly expose: string;
  readonly needs?: RemoteFragment['needs'];
}

/** The fragments that remotes contribute to a slot, sorted by their order and then by the name of the remote. */
export function fragmentsIn(remotes: readonly BrowserRemote[], slot: string): SlotFragment[] {
  return remotes
    .flatMap((remote) => remote.fragments.map((fragment) => ({ remote, ...fragment })))
    .filter((fragment) => fragment.slot === slot)
    .sort((a, b) => a.order - b.order || (a.remote.name < b.remote.name ? -1 : 1));
}
