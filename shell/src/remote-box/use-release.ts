import type { BrowserRemote, PageLocation } from '@aimante/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { canShow, type Piece } from '../federation/piece.ts';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useNetworkReturn } from '../offline/use-online.ts';
import type { Shell } from '../shell-context.ts';

interface ShownRelease {
  readonly release: BrowserRemote;
  /** Each attempt gets a new element and a new parcel. */
  readonly attempt: number;
  /** Each try gets a new parcel. */
  readonly tries: number;
  /** The last return of the network before this attempt. */
  readonly returnedAt: number;
  /** Why the fallback replaces the visitor's own release. */
  readonly because?: RemoteFailure;
  readonly failed?: Failed;
}

interface Failed {
  readonly failure: RemoteFailure;
  readonly at: PageLocation;
  /** The element still has the server's HTML, which the visitor can read. The next try hydrates it. */
  readonly isReadable: boolean;
}

/** Chooses the release for a box: the visitor's own, then the last good one, then none. */
export function useRelease(piece: Piece, { lastGood, reportFailure }: Pick<Shell, 'lastGood' | 'reportFailure'>) {
  const { remote, location } = piece;
  const returnedAt = useNetworkReturn();
  const [shown, setShown] = useState<ShownRelease>(() => ({
    release: lastGood.begin(piece),
    attempt: 0,
    tries: 0,
    returnedAt,
  }));
  const { release, attempt, tries, failed } = shown;
  const begin = (next: BrowserRemote, isSameElement = false) =>
    setShown({ release: next, attempt: isSameElement ? attempt : attempt + 1, tries: tries + 1, returnedAt });
  const retry = () => begin(remote, failed?.isReadable);

  // Navigation to another page starts a new attempt.
  const isPast = failed ? isLeft(failed, location) : release !== remote && !canShow(release, piece);
  if (isPast) begin(lastGood.begin(piece));
  // The network may be back before the failure is known.
  else if (failed && shown.returnedAt !== returnedAt) retry();

  const check = useEffectEvent(() => void lastGood.check(piece));
  const isOther = release !== remote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again.
  useEffect(() => {
    if (isOther) check();
  }, [isOther, location]);

  async function fail(failure: RemoteFailure, isReadable = false): Promise<void> {
    reportFailure(release, failure);
    const next = release === remote ? await lastGood.find(piece, failure) : undefined;
    setShown((now) => {
      if (now.tries !== tries) return now;
      if (next) return { ...now, release: next, attempt: attempt + 1, tries: tries + 1, because: failure };
      return { ...now, failed: { failure: now.because ?? failure, at: location, isReadable } };
    });
  }

  return { release, attempt, tries, failed, fail, retry };
}

/** An anchor leads to another place in the HTML of a readable page. */
function isLeft({ at, isReadable }: Failed, location: PageLocation): boolean {
  return isReadable ? at.pathname !== location.pathname || at.search !== location.search : at !== location;
}
