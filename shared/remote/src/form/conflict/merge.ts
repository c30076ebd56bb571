import { type FieldValues, get } from 'react-hook-form';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Versions {
  readonly names: readonly string[];
  /** The version that both sides started from. */
  readonly base: FieldValues;
  readonly mine: FieldValues;
  /** The version that another device has saved. */
  readonly theirs: FieldValues;
}

export interface Merge {
  /** Fields that only the other side changed. */
  readonly taken: readonly string[];
  /** Fields that only this side changed. */
  readonly kept: readonly string[];
  /** Fields that both sides changed, to different values. */
  readonly conflicts: readonly string[];
}

export function mergeVersions({ names, base, mine, theirs }: Versions): Merge {
  const differs = (one: FieldValues, other: FieldValues) => (name: string) => !isSame(get(one, name), get(other, name));
  const [isMine, isTheirs, isApart] = [differs(mine, base), differs(theirs, base), differs(mine, theirs)];
  return {
    taken: names.filter((name) => isTheirs(name) && !isMine(name)),
    kept: names.filter((name) => isMine(name) && !isTheirs(name)),
    conflicts: names.filter((name) => isMine(name) && isTheirs(name) && isApart(name)),
  };
}
