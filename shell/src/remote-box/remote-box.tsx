import type { BrowserRemote, MountedPage, PageLocation } from '@aimante/contract';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useShell } from '../shell-context.ts';
import { keyOf } from '../site-events/site-events.ts';
import { ParcelSlot } from './parcel-slot.tsx';

export interface RemoteBoxProps {
  readonly remote: BrowserRemote;
  readonly expose: string;
  readonly location: PageLocation;
  readonly page?: MountedPage;
  readonly isHidden?: boolean;
  /** The piece stands, and shows this location. */
  readonly onShown?: (location: PageLocation) => void;
  readonly onFailed?: () => void;
  /** Stands here while the piece is on its way. */
  readonly waiting?: ReactNode;
  /** Stands here when it cannot come. */
  readonly failed: (failure: RemoteFailure, retry: () => void) => ReactNode;
  /** Stands here when its release was withdrawn while it was open. */
  readonly withdrawn: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** One piece of one remote in one box. Whatever happens in it stays in it. */
export function RemoteBox({
  waiting,
  failed,
  withdrawn,
  isHidden = false,
  onShown,
  onFailed,
  ...piece
}: RemoteBoxProps) {
  const { reportShown, reportFailure, site, rendered } = useShell();
  const killed = useSyncExternalStore(site.killed.subscribe, site.killed.get, () => NONE);
  const [attempt, setAttempt] = useState(0);
  const [box] = useState(() => (piece.page ? rendered.boxOf(piece.remote, piece.location) : undefined));
  const [isShown, setIsShown] = useState(box !== undefined);
  const isReported = useRef(false);
  const [failure, setFailure] = useState<RemoteFailure>();

  function retry() {
    setIsShown(false);
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }

  if (killed.has(keyOf(piece.remote))) return isHidden ? null : withdrawn;
  if (failure) return isHidden ? null : failed(failure, retry);
  return (
    <>
      {!isShown && !isHidden && waiting}
      <ParcelSlot
        key={attempt}
        {...piece}
        {...(box && attempt === 0 && { box })}
        isHidden={isHidden || !isShown}
        onShown={(location) => {
          if (!isReported.current) reportShown(piece.remote);
          isReported.current = true;
          setIsShown(true);
          onShown?.(location);
        }}
        onFailed={(cause) => {
          setFailure(cause);
          reportFailure(piece.remote, cause);
          onFailed?.();
        }}
      />
    </>
  );
}
