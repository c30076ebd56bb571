import type { PageLocation, SlotData } from '@aimante/contract';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { RemoteBox } from '../remote-box/remote-box.tsx';
import { useShell } from '../shell-context.ts';
import { fragmentsIn } from './slot-fragments.ts';

interface FragmentsProps {
  readonly slot: string;
  readonly location: PageLocation;
  /** The same object as long as the data are the same. */
  readonly props?: SlotData;
  /** False as long as the plain HTML is enough: no fragment is loaded. */
  readonly isWanted?: boolean;
  /** Plain HTML that works while the first fragment loads, or if it never loads. */
  readonly children?: ReactNode;
}

export function Fragments({ slot, location, props, isWanted = true, children = null }: FragmentsProps) {
  const { remotes, cartCount } = useShell();
  const isCartFilled = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0) > 0;
  const fragments = useMemo(() => fragmentsIn(remotes, slot), [remotes, slot]);
  if (fragments.length === 0) return children;
  return fragments.map(({ remote, expose, needs }, place) => {
    const fallback = place === 0 ? children : null;
    return (
      <RemoteBox
        key={`${remote.name} ${expose}`}
        remote={remote}
        expose={expose}
        location={location}
        isWanted={isWanted && (needs !== 'cart' || isCartFilled)}
        {...(props && { slotProps: props })}
        waiting={fallback}
        failed={() => fallback}
        withdrawn={fallback}
      />
    );
  });
}
