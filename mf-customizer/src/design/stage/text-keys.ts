import type { Point, TextLayer } from '@aimante/print';

const FINE_MM = 0.5;
const COARSE_MM = 5;
const STEP = 25.4 / 72 / 2;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Change of the selected text by a key on the stage. Undefined: the key has no effect. */
export function changeOfKey(
  { at, size, angle }: TextLayer,
  { key, shiftKey }: Pressed,
): Partial<TextLayer> | undefined {
  const arrow = ARROWS[key];
  const step = shiftKey ? COARSE_MM : FINE_MM;
  if (arrow) return { at: { x: at.x + arrow.x * step, y: at.y + arrow.y * step } };
  if (key === '+' || key === '=') return { size: size + STEP };
  if (key === '-') return { size: Math.max(size - STEP, STEP) };
  if (key === '[') return { angle: angle - 1 };
  return key === ']' ? { angle: angle + 1 } : undefined;
}
