import type { PrintProfile, TextLayer } from '@aimante/print';
import {
  adviseCurve,
  adviseText,
  type CurveAdvice,
  calendarTexts,
  type TextAdvice,
  type Typeset,
  worstOfEach,
} from '@aimante/print/drawing';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { designAtom } from './design-state.ts';
import { type Placed, textsAtom } from './placed-layers.ts';

export interface PlacedAdvice extends Placed<TextLayer> {
  readonly advice: TextAdvice | CurveAdvice;
}

export interface CalendarAdvice extends TextAdvice {
  readonly text: string;
}

/** What would spoil a text in print. It advises, and blocks nothing. */
export function useAdvice(): readonly PlacedAdvice[] {
  const advise = useAdviser();
  return useAtomValue(textsAtom).flatMap((placed) =>
    [...advise(placed.layer, adviseText), ...advise(placed.layer, adviseCurve)].map((advice) => ({
      ...placed,
      advice,
    })),
  );
}

/** The same for the figures and names in a calendar, which cannot be changed one by one. */
export function useCalendarAdvice(): readonly CalendarAdvice[] {
  const advise = useAdviser();
  const design = useAtomValue(designAtom);
  const texts = design ? calendarTexts(design) : [];
  return worstOfEach(
    texts.flatMap((layer) => advise(layer, adviseText).map((advice) => ({ ...advice, text: layer.text }))),
  );
}

type Adviser<A> = (layer: TextLayer, typeset: Typeset, profile: PrintProfile) => readonly A[];

function useAdviser(): <A>(layer: TextLayer, adviser: Adviser<A>) => readonly A[] {
  const { typesets } = useCropperSession();
  const [{ profile }] = usePhotoProject();
  useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  return (layer, adviser) => {
    const typeset = typesets.get(layer);
    return typeset ? adviser(layer, typeset, profile) : [];
  };
}
