import { INSPECTOR_SLOT, type ReleaseSet, type RemoteDescriptor } from '@aimante/contract';

const without = new WeakMap<ReleaseSet, ReleaseSet>();

/** The set of a browser: the inspector costs nothing where it was not asked for. */
export function setFor(set: ReleaseSet, isInspected = false): ReleaseSet {
  // The page cache uses the id of the set as key.
  if (isInspected) return { ...set, id: `${set.id}.inspected` };
  const known = without.get(set) ?? withoutInspector(set);
  without.set(set, known);
  return known;
}

function withoutInspector(set: ReleaseSet): ReleaseSet {
  const remotes = set.remotes.filter((remote) => !isInspector(remote));
  return remotes.length === set.remotes.length ? set : { ...set, remotes };
}

function isInspector({ fragments, routes }: RemoteDescriptor): boolean {
  return routes.length === 0 && fragments.length > 0 && fragments.every(({ slot }) => slot === INSPECTOR_SLOT);
}
