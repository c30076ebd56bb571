/** A hand rests on the screen this long before or after its pen writes. */
const NEAR_MS = 500;
const POINTER_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/** Touches beside a pen never reach the listeners of the element: they are the palm of the hand that writes. */
export function ignorePalms(element: HTMLElement, signal: AbortSignal): void {
  const pens = new Set<number>();
  const palms = new Set<number>();
  const touches = new Map<number, EventTarget>();
  let lastPen = Number.NEGATIVE_INFINITY;

  const onPen = (event: PointerEvent) => {
    lastPen = event.timeStamp;
    if (isEnd(event)) pens.delete(event.pointerId);
    if (event.type !== 'pointerdown') return;
    pens.add(event.pointerId);
    cancelTouches();
  };
  /** Ends the gestures of a palm that was on the screen before the pen. */
  const cancelTouches = () => {
    for (const [pointerId, target] of [...touches]) {
      const bubbles = true;
      target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType: 'touch', bubbles }));
      palms.add(pointerId);
    }
  };
  const onTouch = (event: PointerEvent) => {
    const { pointerId, target, timeStamp } = event;
    if (event.type === 'pointerdown' && (pens.size > 0 || timeStamp - lastPen < NEAR_MS)) palms.add(pointerId);
    if (palms.has(pointerId)) event.stopImmediatePropagation();
    else if (event.type === 'pointerdown' && target) touches.set(pointerId, target);
    if (isEnd(event)) {
      palms.delete(pointerId);
      touches.delete(pointerId);
    }
  };
  const onEvent = (event: PointerEvent) => {
    if (event.pointerType === 'pen') onPen(event);
    if (event.pointerType === 'touch') onTouch(event);
  };
  for (const type of POINTER_EVENTS) element.addEventListener(type, onEvent, { capture: true, signal });
}

const isEnd = ({ type }: PointerEvent) => type === 'pointerup' || type === 'pointercancel';
