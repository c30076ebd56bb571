import { type Point, type Recipe, zoomAt } from '@aimante/print';
import { useSetAtom, useStore } from 'jotai';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { currentIdAtom, gestureAtom, gestureEndAtom, shownRecipeAtom } from '../../photo-project/use-photo-project.ts';
import { type Fingers, follow, toFramePoint } from './pinch.ts';
import type { StageLayout } from './stage-layout.ts';

const WHEEL_RATIO = 0.1;
/** A trackpad pinch arrives as a wheel event with the control key and small steps. */
const PINCH_RATIO = 0.01;
const WHEEL_ENDS_MS = 160;

interface Grip {
  readonly recipe: Recipe;
  readonly from: Fingers;
}

function fingersOf(points: ReadonlyMap<number, Point>): Fingers | undefined {
  const [first, second] = points.values();
  if (!first) return undefined;
  return second ? [first, second] : [first];
}

function wheelFactor({ deltaY, ctrlKey }: WheelEvent): number {
  if (ctrlKey) return Math.exp(-deltaY * PINCH_RATIO);
  return deltaY < 0 ? 1 + WHEEL_RATIO : 1 / (1 + WHEEL_RATIO);
}

interface Stage {
  readonly element: RefObject<HTMLElement | null>;
  readonly layout: StageLayout | undefined;
  /** Item on the stage. Its gesture ends with it, so that the next photo is not dragged along. */
  readonly itemId: string | undefined;
}

/**
 * Drag, pinch, two-finger rotation and wheel. At most one framing per animation frame, and one history step at the end.
 */
export function useGestures({ element: stage, layout, itemId }: Stage): boolean {
  const store = useStore();
  const makeStep = useSetAtom(gestureEndAtom);
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (!element || !layout || !itemId) return;
    const points = new Map<number, Point>();
    let grip: Grip | undefined;
    let next: ((recipe: Recipe) => Recipe) | undefined;
    let frame = 0;
    let wheelEnd: ReturnType<typeof setTimeout> | undefined;

    const pointOf = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const paint = () => {
      frame = 0;
      const recipe = store.get(shownRecipeAtom);
      if (recipe && next) store.set(gestureAtom, next(recipe));
      next = undefined;
    };
    const paintSoon = (change: (recipe: Recipe) => Recipe) => {
      next = change;
      frame ||= requestAnimationFrame(paint);
    };
    const paintNow = () => {
      cancelAnimationFrame(frame);
      paint();
    };
    // The photo is already in its final position, so other views of the step can update at low priority.
    const endGesture = () => startTransition(makeStep);
    const takeHold = () => {
      const recipe = store.get(shownRecipeAtom);
      const from = fingersOf(points);
      grip = recipe && from && { recipe, from };
    };

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || points.size === 2) return;
      element.setPointerCapture(event.pointerId);
      points.set(event.pointerId, pointOf(event));
      paintNow();
      takeHold();
      setMoving(true);
    };
    const onMove = (event: PointerEvent) => {
      if (!points.has(event.pointerId)) return;
      points.set(event.pointerId, pointOf(event));
      const to = fingersOf(points);
      const current = grip;
      if (current && to) paintSoon(() => follow(current.recipe, { from: current.from, to }, layout));
    };
    const onUp = (event: PointerEvent) => {
      if (!points.delete(event.pointerId)) return;
      paintNow();
      takeHold();
      if (points.size > 0) return;
      setMoving(false);
      endGesture();
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = toFramePoint(pointOf(event), layout);
      const factor = wheelFactor(event);
      const before = next;
      paintSoon((recipe) => {
        const current = before ? before(recipe) : recipe;
        return zoomAt(current, current.scale * factor, at);
      });
      setMoving(true);
      clearTimeout(wheelEnd);
      wheelEnd = setTimeout(endWheel, WHEEL_ENDS_MS);
    };
    const endWheel = () => {
      wheelEnd = undefined;
      paintNow();
      setMoving(false);
      endGesture();
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
      clearTimeout(wheelEnd);
      setMoving(false);
      // The screen was rotated during the gesture, or the magnet changed its size.
      if (store.get(currentIdAtom) === itemId) makeStep();
    };
  }, [stage, layout, itemId, store, makeStep]);

  return isMoving;
}
