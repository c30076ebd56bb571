import type { Point, PrintProfile } from '@aimante/print';
import type { Box } from '@aimante/print/drawing';
import type { PlacedLayer } from '../placed-layers.ts';
import { POINT_MM } from '../points.ts';
import { LEAST_SIZE, spansOf, stepWithin } from './layer-gesture.ts';

const FINE_MM = 0.5;
const COARSE_MM = 5;
/** Half a point for letters. */
const SIZE_STEP = { text: POINT_MM / 2, sticker: 0.5 };

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

interface Place {
  /** Undefined until the text is drawn. */
  readonly frame: Box | undefined;
  readonly profile: PrintProfile;
}

/** Change of the selected layer by a key on the stage. Undefined: the key has no effect. */
export function changeOfKey(
  { kind, at, size, angle }: PlacedLayer,
  { key, shiftKey }: Pressed,
  { frame, profile }: Place,
): Partial<PlacedLayer> | undefined {
  const arrow = ARROWS[key];
  if (arrow) {
    const length = shiftKey ? COARSE_MM : FINE_MM;
    const step = { x: arrow.x * length, y: arrow.y * length };
    if (!frame || angle !== 0) return { at: { x: at.x + step.x, y: at.y + step.y } };
    const { across, down } = spansOf(frame, profile);
    return { at: { x: at.x + stepWithin(across, step.x), y: at.y + stepWithin(down, step.y) } };
  }
  if (key === '+' || key === '=') return { size: size + SIZE_STEP[kind] };
  if (key === '-') return { size: Math.max(size - SIZE_STEP[kind], LEAST_SIZE[kind]) };
  if (key === '[') return { angle: angle - 1 };
  return key === ']' ? { angle: angle + 1 } : undefined;
}
