import type { PageLocation } from '@aimante/contract';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../boundary/boundary.tsx';
import { Fragments } from './fragments.tsx';
import type { OpenSlots } from './open-slots.ts';

interface SlotPortalsProps {
  readonly slots: OpenSlots;
  readonly location: PageLocation;
}

const NONE: ReturnType<OpenSlots['get']> = new Map();

/** Renders the fragments of each slot that is open in the page. A fragment that fails renders nothing. */
export function SlotPortals({ slots, location }: SlotPortalsProps) {
  const open = useSyncExternalStore(slots.subscribe, slots.get, () => NONE);
  return [...open].map(([element, { name, props }]) =>
    createPortal(
      <Boundary region={`slot ${name}`} resetKey={location} fallback={() => null}>
        <Fragments slot={name} props={props} location={location} />
      </Boundary>,
      element,
      keyOf(element),
    ),
  );
}

const keys = new WeakMap<HTMLElement, string>();
let count = 0;

function keyOf(element: HTMLElement): string {
  const known = keys.get(element);
  if (known) return known;
  count += 1;
  keys.set(element, `slot-${count}`);
  return `slot-${count}`;
}
