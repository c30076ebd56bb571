import type { SlotData, SlotName, SlotProps } from '@aimante/contract';
import { useEffect, useRef } from 'react';
import { usePlatform } from './remote-context.ts';

type SlotElementProps<N extends SlotName> = { readonly name: N } & SlotProps[N];

/**
 * A named place in a page, filled by fragments of any remote. Its props are plain data, and reach each fragment as its
 * own props. Without fragments it takes no room.
 */
export function Slot<N extends SlotName>(slot: SlotElementProps<N>) {
  // A repository of its own may know no slot: the type of the props is then empty.
  const { name, ...props }: { readonly name: string } = slot;
  const { slots } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  const data = JSON.stringify(props);
  useEffect(() => {
    if (element.current) slots.fill(element.current, name, JSON.parse(data) as SlotData);
  }, [slots, name, data]);
  useEffect(() => {
    const filled = element.current;
    return () => {
      if (filled) slots.clear(filled);
    };
  }, [slots]);
  return <div ref={element} data-slot={name} />;
}
