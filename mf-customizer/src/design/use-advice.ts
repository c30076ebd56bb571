import { adviseText, type TextAdvice } from '@aimante/print/drawing';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { type PlacedText, textsAtom } from './design-state.ts';

export interface PlacedAdvice extends PlacedText {
  readonly advice: TextAdvice;
}

/** What would spoil a text in print. It advises, and blocks nothing. */
export function useAdvice(): readonly PlacedAdvice[] {
  const { typesets } = useCropperSession();
  const [{ profile }] = usePhotoProject();
  useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  return useAtomValue(textsAtom).flatMap(({ index, layer }) => {
    const typeset = typesets.get(layer);
    return typeset ? adviseText(layer, typeset, profile).map((advice) => ({ index, layer, advice })) : [];
  });
}
