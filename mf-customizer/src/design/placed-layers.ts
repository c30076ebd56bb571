import { isUnder, type Layer, type StickerLayer, type TextLayer } from '@aimante/print';
import { type Atom, atom } from 'jotai';
import { toolAtom } from '../cropper/look/look-atoms.ts';
import { type Change, changeLayersAtom, designAtom, moveLayersAtom } from './design-state.ts';

/** A layer with a place of its own, which the visitor moves, turns and sizes. */
export type PlacedLayer = TextLayer | StickerLayer;

export interface Placed<L extends PlacedLayer = PlacedLayer> {
  /** Its place among the layers. */
  readonly index: number;
  readonly layer: L;
}

const chosenIndexAtom = atom<number | undefined>(undefined);

export const placedAtom = atom((get): readonly Placed[] =>
  (get(designAtom)?.layers ?? []).flatMap((layer, index) =>
    layer.kind === 'text' || layer.kind === 'sticker' ? [{ index, layer }] : [],
  ),
);

const isText = (placed: Placed): placed is Placed<TextLayer> => placed.layer.kind === 'text';
const isSticker = (placed: Placed): placed is Placed<StickerLayer> => placed.layer.kind === 'sticker';

export const textsAtom = atom((get) => get(placedAtom).filter(isText));
export const stickersAtom = atom((get) => get(placedAtom).filter(isSticker));

/** The first one, until the visitor chooses another. */
const chosenOf = <L extends PlacedLayer>(listAtom: Atom<readonly Placed<L>[]>) =>
  atom(
    (get) => get(listAtom).find(({ index }) => index === get(chosenIndexAtom)) ?? get(listAtom)[0],
    (_, set, index: number) => set(chosenIndexAtom, index),
  );

export const selectedTextAtom = chosenOf(textsAtom);
export const selectedStickerAtom = chosenOf(stickersAtom);

/** What the stage and its keys change: a text or a sticker, by the tool. Selecting one opens its tool. */
export const selectedAtom = atom(
  (get): Placed | undefined => {
    const tool = get(toolAtom);
    if (tool === 'text') return get(selectedTextAtom);
    return tool === 'sticker' ? get(selectedStickerAtom) : undefined;
  },
  (get, set, index: number) => {
    const placed = get(placedAtom).find((each) => each.index === index);
    if (!placed) return;
    set(toolAtom, placed.layer.kind);
    set(chosenIndexAtom, index);
  },
);

/** Changes of the selected layer: a step of the history, or shown only until the gesture ends. */
function changesOf<L extends PlacedLayer>(selected: Atom<Placed<L> | undefined>) {
  const changeOf =
    ({ index, layer }: Placed<L>, changes: Partial<L>): Change =>
    (layers) =>
      layers.with(index, { ...layer, ...changes });
  const change = atom(null, (get, set, changes: Partial<L>) => {
    const placed = get(selected);
    if (placed) set(changeLayersAtom, changeOf(placed, changes));
  });
  const move = atom(null, (get, set, changes: Partial<L>) => {
    const placed = get(selected);
    if (placed) set(moveLayersAtom, changeOf(placed, changes));
  });
  return { change, move };
}

export const { change: changeTextAtom, move: moveTextAtom } = changesOf(selectedTextAtom);
export const { change: changeStickerAtom, move: moveStickerAtom } = changesOf(selectedStickerAtom);
export const { change: changeSelectedAtom, move: moveSelectedAtom } = changesOf(selectedAtom);

/** True until the field of the selected text has the focus that the visitor asked for. */
export const wantsToWriteAtom = atom(false);

/** Counts the requests to focus the stage, so that the keys work at once. */
export const stageFocusAtom = atom(0);

/** A text gets the focus of its field, a sticker that of the stage. */
export const addLayerAtom = atom(null, (get, set, layer: PlacedLayer) => {
  const index = get(designAtom)?.layers.length ?? 1;
  set(changeLayersAtom, (layers) => [...layers, layer]);
  set(chosenIndexAtom, index);
  if (layer.kind === 'text') set(wantsToWriteAtom, true);
  else set(stageFocusAtom, (count) => count + 1);
});

/** The last one of its kind is chosen instead. */
export const removeLayerAtom = atom(null, (get, set, { index, layer: { kind } }: Placed) => {
  set(changeLayersAtom, (layers) => layers.toSpliced(index, 1));
  set(chosenIndexAtom, get(placedAtom).findLast(({ layer }) => layer.kind === kind)?.index);
  set(stageFocusAtom, (count) => count + 1);
});

export type Order = 'front' | 'behind';

interface Ordered {
  readonly placed: Placed;
  readonly order: Order;
}

/** Behind the others, but never behind a photo. */
const placeOf = (layers: readonly Layer[], order: Order) =>
  order === 'front' ? layers.length - 1 : layers.findLastIndex(isUnder) + 1;

/** False: it is in front of all others, or behind them. */
export const canOrderAtom = atom((get) => ({ placed, order }: Ordered): boolean => {
  const place = placeOf(get(designAtom)?.layers ?? [], order);
  return order === 'front' ? placed.index < place : placed.index > place;
});

export const orderLayerAtom = atom(null, (get, set, { placed, order }: Ordered) => {
  if (!get(canOrderAtom)({ placed, order })) return;
  const place = placeOf(get(designAtom)?.layers ?? [], order);
  set(changeLayersAtom, (layers) => layers.toSpliced(placed.index, 1).toSpliced(place, 0, placed.layer));
  set(chosenIndexAtom, place);
});
