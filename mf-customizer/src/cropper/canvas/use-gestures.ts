import type { Point, Recipe } from '@aimante/print';
import { useSetAtom, useStore } from 'jotai';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { cellDrops } from '../../collage/cell-drops.ts';
import { currentIdAtom, gestureAtom, gestureEndAtom, shownRecipeAtom } from '../../photo-project/use-photo-project.ts';
import { isMarkingEyesAtom, markEyeAtom } from '../look/red-eye-atoms.ts';
import { closeUp, doubleTaps } from './double-tap.ts';
import { ignorePalms } from './palms.ts';
import { type Fingers, follow, toFramePoint } from './pinch.ts';
import { photoLayout, type StageLayout } from './stage-layout.ts';
import { moveByWheel, wheelMove } from './wheel.ts';

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

function gripOf(recipe: Recipe | undefined, points: ReadonlyMap<number, Point>): Grip | undefined {
  const from = fingersOf(points);
  return recipe && from && { recipe, from };
}

const closeUpAt =
  (at: Point, layout: StageLayout) =>
  (recipe: Recipe): Recipe =>
    closeUp(recipe, toFramePoint(at, photoLayout(recipe, layout)));

type Store = ReturnType<typeof useStore>;

const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;

const pointsIn =
  (element: HTMLElement) =>
  ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

/** False: a press does not mark a red eye. */
function markEyeAt(store: Store, at: Point, layout: StageLayout): boolean {
  const shown = store.get(shownRecipeAtom);
  if (!shown || !store.get(isMarkingEyesAtom)) return false;
  store.set(markEyeAtom, toFramePoint(at, photoLayout(shown, layout)));
  return true;
}

interface Listeners {
  readonly onDown: (event: PointerEvent) => void;
  readonly onMove: (event: PointerEvent) => void;
  readonly onUp: (event: PointerEvent) => void;
  readonly onWheel: (event: WheelEvent) => void;
}

function listen(element: HTMLElement, { onDown, onMove, onUp, onWheel }: Listeners): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  ignorePalms(element, signal);
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { passive: false, signal });
  return listening;
}

interface Stage {
  readonly element: RefObject<HTMLElement | null>;
  readonly layout: StageLayout | undefined;
  /** Item on the stage. Its gesture ends with it, so that the next photo is not dragged along. */
  readonly itemId: string | undefined;
}

/**
 * Drag, also to another cell, pinch, two-finger rotation, double tap and wheel. At most one framing per animation frame, and one history step
 * at the end.
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
    const taps = doubleTaps();
    const drops = cellDrops(store, layout);
    let next: ((recipe: Recipe) => Recipe) | undefined;
    let frame = 0;
    let wheelEnd: ReturnType<typeof setTimeout> | undefined;

    const pointOf = pointsIn(element);
    const tapOf = (event: PointerEvent) => ({ at: pointOf(event), time: event.timeStamp });
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

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || points.size === 2 || isOnButton(event)) return;
      drops.press(points.size === 0 ? pointOf(event) : undefined);
      if (markEyeAt(store, pointOf(event), layout)) return;
      taps.press(points.size === 0 ? tapOf(event) : undefined);
      element.setPointerCapture(event.pointerId);
      points.set(event.pointerId, pointOf(event));
      paintNow();
      grip = gripOf(store.get(shownRecipeAtom), points);
      setMoving(true);
    };
    const onMove = (event: PointerEvent) => {
      if (!points.has(event.pointerId)) return;
      points.set(event.pointerId, pointOf(event));
      const to = fingersOf(points);
      const current = grip;
      if (!current || !to) return;
      const isCarried = drops.move(pointOf(event));
      paintSoon(() => (isCarried ? current.recipe : follow(current.recipe, { from: current.from, to }, layout)));
    };
    const onUp = (event: PointerEvent) => {
      if (!points.delete(event.pointerId)) return;
      paintNow();
      grip = gripOf(store.get(shownRecipeAtom), points);
      if (points.size > 0) return;
      if (event.type === 'pointerup') drops.drop();
      else drops.cancel();
      if (taps.isSecond(tapOf(event))) paintSoon(closeUpAt(pointOf(event), layout));
      paintNow();
      setMoving(false);
      endGesture();
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = toFramePoint(pointOf(event), layout);
      const move = wheelMove(event);
      const before = next;
      paintSoon((recipe) => moveByWheel(before ? before(recipe) : recipe, move, { at, layout }));
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

    const listening = listen(element, { onDown, onMove, onUp, onWheel });
    return () => {
      listening.abort();
      drops.cancel();
      cancelAnimationFrame(frame);
      clearTimeout(wheelEnd);
      setMoving(false);
      // The screen was rotated during the gesture, or the magnet changed its size.
      if (store.get(currentIdAtom) === itemId) makeStep();
    };
  }, [stage, layout, itemId, store, makeStep]);

  return isMoving;
}
