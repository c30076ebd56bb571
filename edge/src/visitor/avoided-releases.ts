import type { ReleaseSet, RemoteDescriptor } from '@aimante/contract';
import { labelOf, type ReleaseName } from '@aimante/releases';
import { readCookie } from '../http/read-cookie.ts';
import { writeCookie } from '../http/write-cookie.ts';

const NAME = 'aimante-avoid';
const LABEL = /^([a-z][a-z0-9-]{0,60})@([0-9A-Za-z.+-]{1,60})$/;
const MOST = 3;
const AN_HOUR_S = 3600;

/** The releases that froze this visitor's tab. The cookie names code to avoid, never code to run. */
export function readAvoided(cookies: string | undefined): readonly ReleaseName[] {
  const labels = (readCookie(cookies, NAME) ?? '').split('_');
  return labels.slice(0, MOST).flatMap((label) => {
    const [, name, version] = LABEL.exec(label) ?? [];
    return name && version ? [{ name, version }] : [];
  });
}

export function avoidCookie(avoided: readonly ReleaseName[], isSecure: boolean): string {
  const labels = [...new Set(avoided.map(labelOf))].slice(-MOST).join('_');
  return writeCookie(NAME, labels, { seconds: AN_HOUR_S, isSecure });
}

export interface SetsWithout {
  of(set: ReleaseSet, avoided: readonly ReleaseName[]): Promise<ReleaseSet>;
  /** The channels have changed, and the last good release may be another one. */
  forget(): void;
}

/** The set with the last good release in place of each avoided one. The same object for the same releases. */
export function createSetsWithout(
  lastGood: (failing: ReleaseName) => Promise<RemoteDescriptor | undefined>,
): SetsWithout {
  let made = new WeakMap<ReleaseSet, Map<string, Promise<ReleaseSet>>>();
  const replace = async (set: ReleaseSet, avoided: readonly ReleaseName[]): Promise<ReleaseSet> => {
    const found = await Promise.all(avoided.map(lastGood));
    const byName = new Map(found.flatMap((release) => (release ? [[release.name, release] as const] : [])));
    if (byName.size === 0) return set;
    const remotes = set.remotes.map((remote) => byName.get(remote.name) ?? remote);
    // The page cache uses the id of the set as key.
    return { ...set, id: `${set.id}.without-${avoided.map(labelOf).join('_')}`, remotes };
  };
  return {
    of(set, avoided) {
      const inSet = avoided.filter((one) => set.remotes.some((remote) => labelOf(remote) === labelOf(one)));
      if (inSet.length === 0) return Promise.resolve(set);
      const sets = made.get(set) ?? new Map<string, Promise<ReleaseSet>>();
      made.set(set, sets);
      const key = inSet.map(labelOf).toSorted().join('_');
      const known = sets.get(key) ?? replace(set, inSet);
      sets.set(key, known);
      return known;
    },
    forget() {
      made = new WeakMap();
    },
  };
}
