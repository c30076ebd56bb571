import type { Size } from '@aimante/print';
import { missingModules } from '@aimante/remote';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { LookPictures } from '../../look/look-pictures.ts';
import { createLookStage } from '../../look/look-stage.ts';
import type { Photo } from '../../photo-project/photo-project.ts';
import { shownFramingAtom, shownRecipeAtom } from '../../photo-project/use-photo-project.ts';
import type { PictureShelf } from '../../picture-worker/picture-shelf.ts';
import { drawnRecipeAtom } from '../look/look-atoms.ts';
import { createPhotoPainter, type PhotoPainter } from './photo-painter.ts';
import { type StageLayout, stageAffine } from './stage-layout.ts';

interface Painting {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly stage: Size | undefined;
  readonly layout: StageLayout | undefined;
  readonly photo: Photo;
  readonly shelf: PictureShelf;
  readonly looks: LookPictures;
}

/** Maximum pixel density. More is invisible but costs time on every frame. */
const MOST_DENSITY = 2;

interface Loading {
  readonly painter: PhotoPainter | undefined;
  /** True if the drawing code failed to load. It is being loaded again. */
  readonly hasFailed: boolean;
}

function usePainter(canvas: Painting['canvas']): Loading {
  const [painter, setPainter] = useState<PhotoPainter>();
  const missing = useSyncExternalStore(missingModules.subscribe, missingModules.get, () => 0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    const creating = createPhotoPainter(element);
    void creating.then((created) => !isGone && setPainter(created));
    return () => {
      isGone = true;
      void creating.then((created) => created.dispose());
    };
  }, [canvas]);
  return { painter, hasFailed: !painter && missing > 0 };
}

export interface Painted {
  readonly shownId: string | undefined;
  readonly hasFailed: boolean;
}

/** Draws each state change on the canvas without a React render. Returns the id of the shown photo. */
export function usePhotoPainter({ canvas, stage, layout, photo, shelf, looks }: Painting): Painted {
  const store = useStore();
  const { painter, hasFailed } = usePainter(canvas);
  const [shownId, setShownId] = useState<string>();

  useEffect(() => {
    if (!painter) return;
    let isGone = false;
    void shelf.bitmap(photo.id).then((bitmap) => {
      if (isGone || !bitmap) return;
      painter.show(bitmap, photo);
      setShownId(photo.id);
    });
    return () => {
      isGone = true;
    };
  }, [painter, photo, shelf]);

  // A layout effect, so that a photo never shows with the transform of another one.
  useLayoutEffect(() => {
    if (!painter || !stage || !layout || shownId !== photo.id) return;
    const density = Math.min(devicePixelRatio, MOST_DENSITY);
    painter.resize({ width: stage.width * density, height: stage.height * density });
    const draw = () => {
      const shown = store.get(shownFramingAtom);
      // Another photo of the collage was chosen, and this one is still on the canvas.
      if (shown?.photoId === photo.id) painter.draw(stageAffine(shown.recipe, layout, density));
    };
    draw();
    return store.sub(shownRecipeAtom, draw);
  }, [painter, stage, layout, shownId, photo.id, store]);

  useEffect(() => {
    if (!painter || shownId !== photo.id) return;
    let plain: ImageBitmap | undefined;
    const repaint = () => painter.repaint();
    const looked = createLookStage({
      draw: (recipe, longest) => looks.draw(photo.id, recipe, longest),
      show: (bitmap) => {
        painter.show(bitmap, photo);
        repaint();
      },
      showPlain: () => {
        if (plain) painter.show(plain, photo);
        repaint();
      },
    });
    const update = () => {
      if (store.get(shownFramingAtom)?.photoId === photo.id) looked.update(store.get(drawnRecipeAtom));
    };
    let unsubscribe = () => {};
    void shelf.bitmap(photo.id).then((bitmap) => {
      plain = bitmap;
      update();
      unsubscribe = store.sub(drawnRecipeAtom, update);
    });
    return () => {
      looked.stop();
      unsubscribe();
    };
  }, [painter, photo, shownId, shelf, looks, store]);

  return { shownId, hasFailed };
}
