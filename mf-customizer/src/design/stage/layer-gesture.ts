import type { Point, PrintProfile } from '@aimante/print';
import type { Box } from '@aimante/print/drawing';
import type { PlacedLayer } from '../placed-layers.ts';

export type Handle = 'move' | 'scale' | 'width' | 'bend' | 'turn';

export interface Grip {
  readonly handle: Handle;
  readonly layer: PlacedLayer;
  /** Its frame before the gesture. */
  readonly frame: Box;
  readonly from: Point;
}

export interface Moved {
  readonly changes: Partial<PlacedLayer>;
  /** The lines to which it snapped, in millimetres. */
  readonly lines: { readonly x?: number; readonly y?: number };
}

/** Millimetres and degrees within which a layer snaps. */
const NEAR = 0.7;
const NEAR_DEGREES = 4;
/** A difference in millimetres that is too small to see. */
const EXACT = 0.01;
/** Degrees of the arc for a millimetre of the upper handle. */
const BEND = 9;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const degrees = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** A point in the directions of the layer, from its centre. */
function inFrame({ at, angle }: PlacedLayer, point: Point): Point {
  const turn = (-angle * Math.PI) / 180;
  const [x, y] = [point.x - at.x, point.y - at.y];
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

const PLACES = ['start', 'middle', 'end'] as const;

/** One direction of a layer, between two edges on a magnet of this length. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly safe: number;
}

/** Both directions of a layer with this frame. */
export const spansOf = ({ left, right, top, bottom }: Box, { trim, safe }: PrintProfile) => ({
  across: { from: left, to: right, length: trim.width, safe },
  down: { from: top, to: bottom, length: trim.height, safe },
});

/** The shifts that bring an edge to the safe area, or the middle to the middle. The smallest is the first. */
function shiftsOf({ from, to, length, safe }: Span) {
  const lines = { start: safe, middle: length / 2, end: length - safe };
  const edges = { start: from, middle: (from + to) / 2, end: to };
  return PLACES.map((place) => ({ place, shift: lines[place] - edges[place], line: lines[place] })).sort(
    (one, other) => Math.abs(one.shift) - Math.abs(other.shift),
  );
}

const movedBy = ({ left, right, top, bottom }: Box, by: Point): Box => ({
  ...{ left: left + by.x, right: right + by.x },
  ...{ top: top + by.y, bottom: bottom + by.y },
});

const snap = (span: Span) => shiftsOf(span).find(({ shift }) => Math.abs(shift) < NEAR);

/** Where a layer touches the safe area, or is in the middle. */
export const placesOf = (span: Span) =>
  shiftsOf(span)
    .filter(({ shift }) => Math.abs(shift) < EXACT)
    .map(({ place }) => place);

/** A step of a key, which ends at the first line on its way. */
export function stepWithin(span: Span, step: number): number {
  const stop = shiftsOf(span).find(
    ({ shift }) => Math.sign(shift) === Math.sign(step) && Math.abs(shift) > EXACT && Math.abs(shift) < Math.abs(step),
  );
  return stop?.shift ?? step;
}

/** In millimetres. */
export const LEAST_SIZE = { text: 0.7, sticker: 2 };

const curveOf = (layer: PlacedLayer) => (layer.kind === 'text' ? layer.curve : 0);

/** A text keeps its line breaks. */
const sized = (layer: PlacedLayer, size: number): Partial<PlacedLayer> =>
  layer.kind === 'text' ? { size, width: clamp((layer.width * size) / layer.size, 1, 400) } : { size };

export function followPointer(grip: Grip, to: Point, profile: PrintProfile): Moved {
  const { trim } = profile;
  const { handle, layer, frame, from } = grip;
  switch (handle) {
    case 'move': {
      const by = { x: to.x - from.x, y: to.y - from.y };
      const spans = layer.angle === 0 ? spansOf(movedBy(frame, by), profile) : undefined;
      const x = spans && snap(spans.across);
      const y = spans && snap(spans.down);
      const at = { x: layer.at.x + by.x + (x?.shift ?? 0), y: layer.at.y + by.y + (y?.shift ?? 0) };
      return { changes: { at: inside(at, trim) }, lines: { ...(x && { x: x.line }), ...(y && { y: y.line }) } };
    }
    case 'scale': {
      const ratio = distance(to, layer.at) / Math.max(distance(from, layer.at), 0.5);
      return { changes: sized(layer, clamp(layer.size * ratio, LEAST_SIZE[layer.kind], trim.height * 1.5)), lines: {} };
    }
    case 'width':
      return { changes: { width: clamp(2 * Math.abs(inFrame(layer, to).x), layer.size, 400) }, lines: {} };
    case 'bend': {
      const curve = curveOf(layer) - (inFrame(layer, to).y - inFrame(layer, from).y) * BEND;
      return {
        changes: { curve: Math.abs(curve) < NEAR_DEGREES ? 0 : clamp(Math.round(curve), -300, 300) },
        lines: {},
      };
    }
    case 'turn': {
      const turned = layer.angle + degrees(layer.at, to) - degrees(layer.at, from);
      const angle = ((((turned + 180) % 360) + 360) % 360) - 180;
      const near = Math.round(angle / 45) * 45;
      return { changes: { angle: Math.abs(angle - near) < NEAR_DEGREES ? near : Math.round(angle) }, lines: {} };
    }
  }
}

/** The centre of a layer stays on the magnet, so that none gets lost. */
export const inside = ({ x, y }: Point, trim: PrintProfile['trim']): Point => ({
  x: clamp(x, 0, trim.width),
  y: clamp(y, 0, trim.height),
});
