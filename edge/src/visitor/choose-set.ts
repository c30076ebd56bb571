import type { ReleaseSet } from '@aimante/contract';
import { labelOf, setForBucket, visitorBucket } from '@aimante/releases';
import type { Live } from '../live/live-releases.ts';
import { newVisitorId, readVisitorId } from './visitor-cookie.ts';

export interface Choice {
  readonly set: ReleaseSet;
  /** The id for a new cookie, which keeps the visitor in the same group on the next page. */
  readonly newVisitor?: string;
  /** Another visitor may get another set for the same address. */
  readonly isPersonal: boolean;
}

export interface Choosing {
  readonly salt: string;
  /** Signs the visitors' ids. */
  readonly secret: string;
  /** Releases that failed too often, as `name@version`. No visitor gets them, whatever the channels say. */
  readonly withdrawn: ReadonlySet<string>;
}

/** The release set of a visitor. Without a canary all visitors get the same set, and none gets an id. */
export function chooseSet(live: Live, cookies: string | undefined, { salt, secret, withdrawn }: Choosing): Choice {
  if (live.state.tiers.length === 0) return { set: live.stable, isPersonal: false };
  const known = readVisitorId(cookies, secret);
  const id = known?.id ?? newVisitorId();
  const tried = live.sets.get(setForBucket(live.state, visitorBucket(id, salt)));
  const set = tried && !holdsAny(tried, withdrawn) ? tried : live.stable;
  return { set, isPersonal: true, ...(known?.isIssued ? {} : { newVisitor: id }) };
}

function holdsAny({ shell, remotes }: ReleaseSet, withdrawn: ReadonlySet<string>): boolean {
  return withdrawn.size > 0 && [shell, ...remotes].some((release) => withdrawn.has(labelOf(release)));
}
