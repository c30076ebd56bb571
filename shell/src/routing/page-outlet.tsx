import type { BrowserRemote, MountedPage, PageLocation } from '@aimante/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { RemoteBox } from '../remote-box/remote-box.tsx';
import { PageFailed, PageWithdrawn } from './page-failed.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { withViewTransition } from './view-transition.ts';

export interface OutletPage {
  readonly remote: BrowserRemote;
  readonly location: PageLocation;
  readonly page: MountedPage;
}

/** A visitor waits no longer for a word about a page. The release and its fallback may take twice as long. */
const LATE_MS = 7500;
const LATE = new RemoteFailure('load', `It took more than ${LATE_MS} ms.`);

interface PageOutletProps {
  readonly wanted: OutletPage;
  readonly onShown: (location: PageLocation) => void;
}

/**
 * Shows the wanted page. The previous page stays until the new one is ready, so that nothing flashes between two
 * remotes.
 */
export function PageOutlet({ wanted, onShown }: PageOutletProps) {
  const [current, setCurrent] = useState<OutletPage>();
  const isChange = current !== undefined && current.remote !== wanted.remote;
  const boxes = isChange ? [current, wanted] : [wanted];

  const newest = useRef(wanted);
  useLayoutEffect(() => {
    newest.current = wanted;
  }, [wanted]);

  const notifyShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    // Only after the previous page is removed: its title would be mistaken for the new one.
    if (current) notifyShown(current.location);
  }, [current]);

  function arrive(location: PageLocation) {
    const change = () => {
      // The browser may delay the change for a view transition, and by then the visitor may have navigated again.
      if (newest.current !== wanted) return;
      setCurrent({ ...wanted, location });
    };
    if (isChange) withViewTransition(change);
    else change();
  }

  const [late, setLate] = useState<OutletPage>();
  const reportLate = useEffectEvent(() => {
    if (current?.remote === wanted.remote) return;
    setLate(wanted);
    arrive(wanted.location);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wanted page gets its own time.
  useEffect(() => {
    const timer = setTimeout(reportLate, LATE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return boxes.map((box) => (
    <RemoteBox
      key={box.remote.name}
      remote={box.remote}
      expose="./app"
      location={box.location}
      page={box.page}
      isHidden={isChange && box === wanted}
      onShown={(location) => box === wanted && arrive(location)}
      onFailed={() => box === wanted && arrive(box.location)}
      waiting={
        late === box ? (
          <PageFailed failure={LATE} onRetry={() => location.reload()} remote={box.remote} />
        ) : (
          <PageSkeleton />
        )
      }
      failed={(failure, retry) => <PageFailed failure={failure} onRetry={retry} remote={box.remote} />}
      withdrawn={<PageWithdrawn />}
    />
  ));
}
