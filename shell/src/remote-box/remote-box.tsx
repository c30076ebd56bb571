import type { BrowserRemote, PageLocation } from '@aimante/contract';
import { whileMissing } from '@aimante/remote';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Piece } from '../federation/piece.ts';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useReachable } from '../offline/use-reachable.ts';
import { useShell } from '../shell-context.ts';
import { keyOf } from '../site-events/site-events.ts';
import { ParcelSlot } from './parcel-slot.tsx';
import { useRelease } from './use-release.ts';

export interface RemoteBoxProps extends Piece {
  readonly isHidden?: boolean;
  /** False: the piece is loaded later. `waiting` is shown until then. */
  readonly isWanted?: boolean;
  /** The piece is ready and shows this location. */
  readonly onShown?: (location: PageLocation) => void;
  readonly onFailed?: () => void;
  readonly waiting?: ReactNode;
  readonly failed: (failure: RemoteFailure, retry: () => void) => ReactNode;
  /** Rendered when its release was withdrawn while it was open. */
  readonly withdrawn: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** One piece of one remote in one box. A failure stays inside the box. */
export function RemoteBox({
  waiting,
  failed,
  withdrawn,
  isHidden = false,
  onShown,
  onFailed,
  ...piece
}: RemoteBoxProps) {
  const shell = useShell();
  const { reportShown, site, rendered } = shell;
  const killed = useSyncExternalStore(site.killed.subscribe, site.killed.get, () => NONE);
  const { release, attempt, tries, failed: failedTry, fail, retry } = useRelease(piece, shell);
  const [box] = useState(() => (piece.page ? rendered.boxOf(piece.remote, piece.location) : undefined));
  const [shownAttempt, setShownAttempt] = useState(box && attempt);
  const isShown = shownAttempt === attempt;
  const reported = useRef<BrowserRemote>(undefined);
  const notifyFailed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (failedTry) notifyFailed();
  }, [failedTry]);

  if (killed.has(keyOf(release))) return isHidden ? null : withdrawn;
  if (failedTry && !failedTry.isReadable) return isHidden ? null : failed(failedTry.failure, retry);
  return (
    <>
      {!isShown && !isHidden && waiting}
      {failedTry && <UnfinishedPage onRetry={retry} />}
      <ParcelSlot
        key={attempt}
        {...piece}
        remote={release}
        {...(box && attempt === 0 && { box })}
        tries={tries}
        isHidden={isHidden || !isShown}
        onShown={(location) => {
          if (reported.current !== release) reportShown(release);
          reported.current = release;
          setShownAttempt(attempt);
          onShown?.(location);
        }}
        onFailed={(failure, isReadable) => void fail(failure, isReadable)}
      />
    </>
  );
}

/** The server's HTML stays when its scripts do not arrive: the visitor reads on, and its links work. */
function UnfinishedPage({ onRetry }: { readonly onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => whileMissing(() => retry()), []);
  // Notices the return of a network that was lost without an event.
  useReachable();
  return null;
}
