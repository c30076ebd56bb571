import type { Recipe } from '@aimante/print';
import { type Drawing, drawDesign } from '@aimante/print/drawing';
import { useMemo, useSyncExternalStore } from 'react';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';

/** All layers of a design in millimetres, inside the cut. Its texts appear as soon as they are drawn. */
export function useDrawing(design: Recipe['design'], bleed = 0): Drawing {
  const { typesets } = useCropperSession();
  const count = useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  return useMemo(() => {
    void count;
    if (!design) return [];
    return drawDesign({ design }, { trim: design.size, bleed }, (layer) => typesets.get(layer)?.inks ?? []);
  }, [design, bleed, typesets, count]);
}
