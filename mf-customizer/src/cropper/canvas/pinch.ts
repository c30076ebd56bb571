import { type Point, panBy, type Recipe, rotateAbout, zoomAt } from '@aimante/print';
import { photoLayout, type StageLayout } from './stage-layout.ts';

export type Fingers = readonly [Point] | readonly [Point, Point];

const middle = ([a, b = a]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b = a]: Fingers) => Math.hypot(b.x - a.x, b.y - a.y);
const direction = ([a, b = a]: Fingers) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Rotation in degrees below which a pinch does not rotate the photo, because fingers always turn a little. */
const TURN_MEANT = 4;

export function toFramePoint(point: Point, { left, top, width, height }: StageLayout): Point {
  return { x: (point.x - left) / width, y: (point.y - top) / height };
}

function turnOf(from: Fingers, to: Fingers): number {
  const turn = ((direction(to) - direction(from) + 540) % 360) - 180;
  return Math.abs(turn) < TURN_MEANT ? 0 : turn - Math.sign(turn) * TURN_MEANT;
}

/** Moves the photo with one or two fingers, from their start to their current position. */
export function follow(start: Recipe, { from, to }: { from: Fingers; to: Fingers }, stage: StageLayout): Recipe {
  const layout = photoLayout(start, stage);
  const before = middle(from);
  const now = middle(to);
  const by = { x: (now.x - before.x) / layout.width, y: (now.y - before.y) / layout.height };
  if (from.length === 1 || to.length === 1) return panBy(start, by);
  const at = toFramePoint(before, layout);
  const zoomed = zoomAt(start, start.scale * (distance(to) / Math.max(distance(from), 1)), at);
  const turn = turnOf(from, to);
  return panBy(turn === 0 ? zoomed : rotateAbout(zoomed, turn, at), by);
}
