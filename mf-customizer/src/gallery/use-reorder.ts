import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { stepOfKey } from './door-grid.ts';

interface ReorderHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

interface Reorder {
  readonly draggedId: string | undefined;
  handlersOf(id: string, index: number): ReorderHandlers;
}

/** A shorter movement is a press, not a drag. In pixels. */
const DRAG_FROM = 8;

function placeUnder({ clientX, clientY }: MouseEvent): number | undefined {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? undefined : Number(place);
}

/** Reorders the items of a grid by mouse, finger or arrow keys. */
export function useReorder(columns: number, move: (id: string, to: number) => void): Reorder {
  const [draggedId, setDraggedId] = useState<string>();
  const moveNow = useRef(move);
  useEffect(() => {
    moveNow.current = move;
  });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Listens on the window, because the dragged element moves in the page during the drag. */
  function drag(id: string, start: { readonly x: number; readonly y: number }) {
    const dragging = new AbortController();
    stop.current = dragging;
    let isDragging = false;
    const onMove = (event: globalThis.PointerEvent) => {
      const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= DRAG_FROM;
      if (!isDragging && !isFar) return;
      isDragging = true;
      setDraggedId(id);
      const to = placeUnder(event);
      if (to !== undefined) moveNow.current(id, to);
    };
    const end = () => {
      dragging.abort();
      setDraggedId(undefined);
    };
    const { signal } = dragging;
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  return {
    draggedId,
    handlersOf: (id, index) => ({
      onPointerDown(event) {
        if (event.button === 0) drag(id, { x: event.clientX, y: event.clientY });
      },
      onKeyDown(event) {
        const step = stepOfKey(event, columns);
        if (step === undefined) return;
        event.preventDefault();
        move(id, index + step);
      },
    }),
  };
}
