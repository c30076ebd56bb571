import type { BrowserRemote, MountedPage, PageLocation } from '@aimante/contract';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { useShell } from '../shell-context.ts';
import { ParcelHost } from './parcel-host.ts';

interface ParcelSlotProps {
  readonly remote: BrowserRemote;
  readonly expose: string;
  readonly location: PageLocation;
  readonly page?: MountedPage;
  readonly isHidden: boolean;
  readonly onShown: (location: PageLocation) => void;
  readonly onFailed: (failure: RemoteFailure) => void;
}

/** The element that a parcel is mounted in: React tells the parcel of new props, and leaves the inside alone. */
export function ParcelSlot({ remote, expose, location, page, isHidden, onShown, onFailed }: ParcelSlotProps) {
  const { platform, load } = useShell();
  const element = useRef<HTMLDivElement>(null);
  const host = useRef<ParcelHost>(null);
  const props = useMemo(
    () => (page ? { platform, location, page } : { platform, location }),
    [platform, location, page],
  );
  const current = useEffectEvent(() => props);
  const shown = useEffectEvent(onShown);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    if (!element.current) return;
    const options = {
      element: element.current,
      load: () => load(remote, expose),
      onShown: (of: { location: PageLocation }) => shown(of.location),
      onFailed: (failure: RemoteFailure) => failed(failure),
    };
    const started = new ParcelHost(options, current());
    host.current = started;
    return () => started.dispose();
  }, [remote, expose, load]);

  useEffect(() => host.current?.update(props), [props]);

  return <div ref={element} data-remote={remote.name} data-version={remote.version} hidden={isHidden} />;
}
