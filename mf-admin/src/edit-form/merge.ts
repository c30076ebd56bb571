import type { DraftValues } from './use-draft.ts';

interface Versions<Name extends string> {
  /** What both sides began from. */
  readonly base: DraftValues<Name>;
  readonly mine: DraftValues<Name>;
  /** What somebody else saved meanwhile. */
  readonly theirs: DraftValues<Name>;
}

export interface Merge<Name extends string> {
  /** Changed by the other side alone. */
  readonly taken: readonly Name[];
  /** Changed on this side alone. */
  readonly kept: readonly Name[];
  /** Changed on both sides, to different values. */
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
