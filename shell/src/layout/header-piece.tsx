import type { PageLocation } from '@aimante/contract';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Fragments } from '../slots/fragments.tsx';
import { isByPerson } from '../takeover/intention.ts';

interface HeaderPieceProps {
  readonly slot: string;
  readonly location: PageLocation;
  readonly className?: string | undefined;
  /** Something else needs the piece, for example the menu that it is in is open. */
  readonly isNeeded?: boolean;
  /** Plain HTML that works without the remote of the piece. */
  readonly children: ReactNode;
}

const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'click'];

/** A piece of the header. Its remote loads when the visitor comes near it, and then stays. */
export function HeaderPiece({ slot, location, className, isNeeded = false, children }: HeaderPieceProps) {
  const [isWanted, setIsWanted] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // The menu opens first. The press would wait for the remotes otherwise.
  const isNeededSoon = useDeferredValue(isNeeded);
  if (isNeededSoon && !isWanted) setIsWanted(true);
  useEffect(() => onComing(element.current, () => setIsWanted(true)), []);
  return (
    <div ref={element} className={className} data-piece={slot}>
      <Fragments slot={slot} location={location} isWanted={isWanted}>
        {children}
      </Fragments>
    </div>
  );
}

function onComing(element: HTMLElement | null, act: () => void): () => void {
  const end = new AbortController();
  const come = (event: Event) => isByPerson(event) && act();
  for (const sign of SIGNS) element?.addEventListener(sign, come, { passive: true, signal: end.signal });
  // The visitor may have come before the header was hydrated.
  if (element?.matches(':hover, :focus-within')) act();
  return () => end.abort();
}
