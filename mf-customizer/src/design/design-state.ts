import {
  DESIGN_VERSION,
  type Design,
  type Layer,
  type Recipe,
  type TextLayer,
  WHOLE_PHOTO,
  withDesign,
} from '@aimante/print';
import { atom } from 'jotai';
import { gestureMoveAtom, projectAtom, reframeAtom, shownRecipeAtom } from '../photo-project/use-photo-project.ts';

const selectedAtom = atom<number | undefined>(undefined);

export const designAtom = atom((get) => get(shownRecipeAtom)?.design);

/** The design of the photo in the cropper. A photo without one gets its first layer with the first change. */
const designOf = ({ design }: Recipe, size: Design['size']): Design =>
  design ?? { version: DESIGN_VERSION, size: { width: size.width, height: size.height }, layers: [WHOLE_PHOTO] };

/** A calendar has a tool of its own. */
export const hasCalendarAtom = atom((get) => get(designAtom)?.layers.some(({ kind }) => kind === 'calendar') ?? false);

export interface PlacedText {
  /** Its place among the layers. */
  readonly index: number;
  readonly layer: TextLayer;
}

export const textsAtom = atom((get): readonly PlacedText[] =>
  (get(designAtom)?.layers ?? []).flatMap((layer, index) => (layer.kind === 'text' ? [{ index, layer }] : [])),
);

/** The text that the panel and the stage change: the first one, until the visitor chooses another. */
export const selectedTextAtom = atom(
  (get) => get(textsAtom).find(({ index }) => index === get(selectedAtom)) ?? get(textsAtom)[0],
  (_, set, index: number | undefined) => set(selectedAtom, index),
);

/** What remains without any layer of its own is no design. */
export const isPlain = ({ layers }: Pick<Design, 'layers'>) =>
  layers.length === 1 && JSON.stringify(layers[0]) === JSON.stringify(WHOLE_PHOTO);

/** True until the field of the selected text has the focus that the visitor asked for. */
export const wantsToWriteAtom = atom(false);

type Change = (layers: readonly Layer[]) => readonly Layer[];

function editOf(change: Change, trim: Design['size']) {
  return (recipe: Recipe): Recipe => {
    const design = designOf(recipe, trim);
    const next = { ...design, layers: change(design.layers) };
    return withDesign(recipe, isPlain(next) ? undefined : next, trim);
  };
}

/** A step of the history. */
export const changeLayersAtom = atom(null, (get, set, change: Change) => {
  set(reframeAtom, editOf(change, get(projectAtom).profile.trim));
});

/** Shown only, until the gesture ends. */
export const moveLayersAtom = atom(null, (get, set, change: Change) => {
  set(gestureMoveAtom, editOf(change, get(projectAtom).profile.trim));
});

const changeOf =
  ({ index, layer }: PlacedText, changes: Partial<TextLayer>): Change =>
  (layers) =>
    layers.with(index, { ...layer, ...changes });

export const changeTextAtom = atom(null, (get, set, changes: Partial<TextLayer>) => {
  const selected = get(selectedTextAtom);
  if (selected) set(changeLayersAtom, changeOf(selected, changes));
});

export const moveTextAtom = atom(null, (get, set, changes: Partial<TextLayer>) => {
  const selected = get(selectedTextAtom);
  if (selected) set(moveLayersAtom, changeOf(selected, changes));
});

export const addTextAtom = atom(null, (get, set, layer: TextLayer) => {
  const index = get(designAtom)?.layers.length ?? 1;
  set(changeLayersAtom, (layers) => [...layers, layer]);
  set(selectedAtom, index);
  set(wantsToWriteAtom, true);
});

export const removeTextAtom = atom(null, (get, set) => {
  const selected = get(selectedTextAtom);
  if (!selected) return;
  set(changeLayersAtom, (layers) => layers.toSpliced(selected.index, 1));
  set(selectedAtom, get(textsAtom).at(-1)?.index);
});
