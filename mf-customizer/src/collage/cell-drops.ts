import type { Point } from '@aimante/print';
import type { useStore } from 'jotai';
import type { StageLayout } from '../cropper/canvas/stage-layout.ts';
import { shownFramingAtom } from '../photo-project/use-photo-project.ts';
import { cellAt, dropCellAt } from './collage.ts';
import { carriedAtom, pressCellAtom, swapAtom } from './collage-state.ts';

type Store = ReturnType<typeof useStore>;

/** A press on the stage chooses the cell there. A drag from it carries its photo to another cell. */
export function cellDrops(store: Store, { left, top, pxPerMm }: StageLayout) {
  let from: number | undefined;
  const inMm = ({ x, y }: Point): Point => ({ x: (x - left) / pxPerMm, y: (y - top) / pxPerMm });
  const framing = () => store.get(shownFramingAtom);

  function cancel() {
    from = undefined;
    if (store.get(carriedAtom)) store.set(carriedAtom, undefined);
  }

  return {
    cancel,
    /** Without a point: a second finger goes down, so this is a pinch. */
    press(at: Point | undefined): void {
      cancel();
      const shown = framing();
      const cell = at && shown && cellAt(shown, inMm(at));
      if (!cell?.photo) return;
      store.set(pressCellAtom, cell.index);
      from = cell.index;
    },
    /** True while the photo is carried: it does not move in its own cell. */
    move(at: Point): boolean {
      const shown = framing();
      const to = from !== undefined && shown ? dropCellAt(shown, inMm(at))?.index : undefined;
      if (to !== undefined || store.get(carriedAtom)) store.set(carriedAtom, to === undefined ? undefined : { to, at });
      return to !== undefined;
    },
    drop(): void {
      const to = store.get(carriedAtom)?.to;
      if (from !== undefined && to !== undefined) store.set(swapAtom, [from, to]);
      cancel();
    },
  };
}
