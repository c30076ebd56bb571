import { createWritable, type Platform, type Readable, type SlotData } from '@aimante/contract';

export interface OpenSlot {
  readonly name: string;
  readonly props: SlotData;
}

export interface OpenSlots extends Readable<ReadonlyMap<HTMLElement, OpenSlot>> {
  readonly platform: Platform['slots'];
}

export function createOpenSlots(): OpenSlots {
  const { get, set, subscribe } = createWritable<ReadonlyMap<HTMLElement, OpenSlot>>(new Map());
  return {
    get,
    subscribe,
    platform: {
      fill: (element, name, props) => set(new Map(get()).set(element, { name, props })),
      clear: (element) => set(new Map([...get()].filter(([other]) => other !== element))),
    },
  };
}
