import type { ReleaseSet } from '@aimante/contract';
import { labelOf, setForBucket, visitorBucket } from '@aimante/releases';
import type { Live } from '../live/live-releases.ts';
import { newVisitorId, readVisitorId } from './visitor-cookie.ts';

export interface Choice {
  readonly set: ReleaseSet;
  /** The visitor has to be remembered: his group may not change with the next page. */
  readonly newVisitor?: string;
  /** Somebody else may get another set for the same address. */
  readonly isPersonal: boolean;
}

export interface Choosing {
  readonly salt: string;
  /** Releases that failed too often, as `name@version`: given to nobody, whatever the channels say. */
  readonly withdrawn: ReadonlySet<string>;
}

/** The release set of a visitor. Without a canary all are alike, and nobody is numbered. */
export function chooseSet(live: Live, cookies: string | undefined, { salt, withdrawn }: Choosing): Choice {
  if (live.state.tiers.length === 0) return { set: live.stable, isPersonal: false };
  const known = readVisitorId(cookies);
  const id = known ?? newVisitorId();
  const tried = live.sets.get(setForBucket(live.state, visitorBucket(id, salt)));
  const set = tried && !holdsAny(tried, withdrawn) ? tried : live.stable;
  return { set, isPersonal: true, ...(known ? {} : { newVisitor: id }) };
}

function holdsAny({ shell, remotes }: ReleaseSet, withdrawn: ReadonlySet<string>): boolean {
  return withdrawn.size > 0 && [shell, ...remotes].some((release) => withdrawn.has(labelOf(release)));
}
