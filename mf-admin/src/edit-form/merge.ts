import type { DraftValues } from './use-draft.ts';

interface Versions<Name extends string> {
  /** The version that both sides started from. */
  readonly base: DraftValues<Name>;
  readonly mine: DraftValues<Name>;
  /** The version that another administrator saved meanwhile. */
  readonly theirs: DraftValues<Name>;
}

export interface Merge<Name extends string> {
  /** Fields that only the other side changed. */
  readonly taken: readonly Name[];
  /** Fields that only this side changed. */
  readonly kept: readonly Name[];
  /** Fields that both sides changed, to different values. */
  readonly conflicts: readonly Name[];
}

export function mergeVersions<Name extends string>({ base, mine, theirs }: Versions<Name>): Merge<Name> {
  const names = Object.keys(base) as Name[];
  const isMine = (name: Name) => mine[name] !== base[name];
  const isTheirs = (name: Name) => theirs[name] !== base[name];
  return {
    taken: names.filter((name) => isTheirs(name) && !isMine(name)),
    kept: names.filter((name) => isMine(name) && !isTheirs(name)),
    conflicts: names.filter((name) => isMine(name) && isTheirs(name) && mine[name] !== theirs[name]),
  };
}
