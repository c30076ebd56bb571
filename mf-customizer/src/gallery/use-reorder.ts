import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Reorder {
  /** The place that is being dragged. */
  readonly draggedId: string | undefined;
  handlersOf(
    id: string,
    index: number,
  ): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Less than this is a press, not a drag. */
const DRAG_FROM = 8;

const placeUnder = (x: number, y: number) => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? undefined : Number(place);
};

function stepOf(key: string, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return steps[key];
}

/** Moves things of a grid by mouse, finger or arrow keys. */
export function useReorder(columns: number, move: (id: string, to: number) => void): Reorder {
  const [draggedId, setDraggedId] = useState<string>();
  const start = useRef<{ x: number; y: number } | undefined>(undefined);

  const end = () => {
    start.current = undefined;
    setDraggedId(undefined);
  };
  return {
    draggedId,
    handlersOf: (id, index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        const from = start.current;
        if (!from) return;
        const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= DRAG_FROM;
        if (!draggedId && !isFar) return;
        if (!draggedId) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDraggedId(id);
        }
        const to = placeUnder(event.clientX, event.clientY);
        if (to !== undefined && to !== index) move(id, to);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown(event) {
        const step = stepOf(event.key, columns);
        if (step === undefined) return;
        event.preventDefault();
        move(id, index + step);
      },
    }),
  };
}
