import type { FragmentSlot, PageLocation } from '@aimante/contract';
import type { ReactNode } from 'react';
import { RemoteBox } from '../remote-box/remote-box.tsx';
import { useShell } from '../shell-context.ts';

interface FragmentProps {
  readonly slot: FragmentSlot;
  readonly location: PageLocation;
  /** Plain HTML that works while the remote loads, or if it never loads. */
  readonly children: ReactNode;
}

export function Fragment({ slot, location, children }: FragmentProps) {
  const { remotes } = useShell();
  const remote = remotes.find(({ fragments }) => fragments.some((fragment) => fragment.slot === slot));
  const expose = remote?.fragments.find((fragment) => fragment.slot === slot)?.expose;
  if (!remote || !expose) return children;
  return (
    <RemoteBox
      remote={remote}
      expose={expose}
      location={location}
      waiting={children}
      failed={() => children}
      withdrawn={children}
    />
  );
}
