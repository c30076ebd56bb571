import type { Box } from '../outline/path-box.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { JOINS } from '../type/joins.ts';
import type { Typeset } from '../type/lay-out-text.ts';
import type { TextLayer } from './design.ts';

/** What would spoil a text in print, and the text with that repaired. */
export interface TextAdvice {
  readonly kind: 'outside' | 'cut' | 'small' | 'thin';
  /** How far it is past the safe area, how high its letters or how thick its strokes are. */
  readonly mm: number;
  readonly repaired: TextLayer;
}

export const LEAST_LETTER = 1.2;
export const LEAST_STROKE = 0.2;
const POINT = 25.4 / 72;

/** Sizes in half points, as the panel shows them. */
const halfPoint = (size: number, round: (value: number) => number) => (round((size / POINT) * 2) / 2) * POINT;

/** The lines or letters of a text touch on its curve, or its joined letters part. */
export interface CurveAdvice {
  readonly kind: 'tight' | 'parted';
  readonly repaired: TextLayer;
}

/** How far the letters of the inner line may come together: here they begin to touch. */
const LEAST_ROOM = 0.85;
/** How far one em of a line may turn. Letters like a bridge touch at their feet, like a bowl at their heads. */
const MOST_TURNED = { bowl: 1.2, bridge: 0.7 };
/** How far one em of letters that join may turn. Like a bowl they part, like a bridge they cross. */
const MOST_JOINED = { bowl: 0.16, bridge: 0.36 };
/** Of the slider, in degrees. */
const CURVE_STEP = 5;

export function adviseText(
  layer: TextLayer,
  { box, letter, stroke, size }: Typeset,
  { trim, safe }: Pick<PrintProfile, 'trim' | 'safe'>,
): TextAdvice[] {
  if (!box) return [];
  const larger = (factor: number): TextLayer => {
    const next = halfPoint(size * factor + 1e-6, Math.ceil);
    return { ...layer, size: next, width: Math.max(layer.width, (layer.width * next) / layer.size), fits: false };
  };
  const past = pastBy(box, { left: safe, top: safe, right: trim.width - safe, bottom: trim.height - safe });
  const outside: TextAdvice[] =
    past > 0.05
      ? [{ kind: past > safe ? 'cut' : 'outside', mm: past, repaired: within(layer, box, { trim, safe }) }]
      : [];
  const small: TextAdvice[] =
    letter < LEAST_LETTER ? [{ kind: 'small', mm: letter, repaired: larger(LEAST_LETTER / letter) }] : [];
  const thin: TextAdvice[] =
    stroke < LEAST_STROKE && small.length === 0
      ? [{ kind: 'thin', mm: stroke, repaired: larger(LEAST_STROKE / stroke) }]
      : [];
  return [...outside, ...small, ...thin];
}

/** Lines share the turn of the arc, so that those inside it have less room. */
export function adviseCurve(layer: TextLayer, { bend = 0, lines = 1 }: Typeset): CurveAdvice[] {
  if (bend === 0) return [];
  const above = ((lines - 1) / 2) * layer.lineHeight;
  const way = bend < 0 ? 'bowl' : 'bridge';
  const isJoined = layer.font === 'great-vibes' || JOINS.test(layer.text);
  const limits = [
    { kind: 'tight', most: above > 0 ? (1 - LEAST_ROOM) / above : MOST_TURNED[way] },
    { kind: 'parted', most: isJoined ? MOST_JOINED[way] : Number.POSITIVE_INFINITY },
  ] as const;
  const [first] = limits.toSorted((one, other) => one.most - other.most);
  if (!first || Math.abs(bend) <= first.most + 1e-9) return [];
  const curve = Math.trunc((layer.curve * first.most) / Math.abs(bend) / CURVE_STEP) * CURVE_STEP;
  return [{ kind: first.kind, repaired: { ...layer, curve } }];
}

/** Of the hundreds of texts in a calendar, only the worst of each kind. */
export function worstOfEach<A extends Pick<TextAdvice, 'kind' | 'mm'>>(advice: readonly A[]): readonly A[] {
  const worst = new Map<TextAdvice['kind'], A>();
  for (const each of advice) {
    const other = worst.get(each.kind);
    if (!other || isWorse(each, other)) worst.set(each.kind, each);
  }
  return [...worst.values()];
}

/** Past an edge more is worse, of letters and strokes less. */
const isWorse = ({ kind, mm }: Pick<TextAdvice, 'kind' | 'mm'>, other: Pick<TextAdvice, 'mm'>): boolean =>
  kind === 'small' || kind === 'thin' ? mm < other.mm : mm > other.mm;

const pastBy = (box: Box, room: Box) =>
  Math.max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom, 0);

/** Smaller if it is too large for the safe area, and moved into it. */
function within(layer: TextLayer, box: Box, { trim, safe }: Pick<PrintProfile, 'trim' | 'safe'>): TextLayer {
  const room = { width: trim.width - 2 * safe, height: trim.height - 2 * safe };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const needed = Math.min(1, room.width / width, room.height / height);
  const size = needed < 1 ? Math.max(halfPoint(layer.size * needed, Math.floor), POINT) : layer.size;
  const factor = size / layer.size;
  const along = (middle: number, length: number, edge: number) => {
    const half = (length * factor) / 2;
    return Math.min(Math.max(middle, safe + half), edge - safe - half) - middle;
  };
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  // The middle of the letters is not always that of the layer: a bent text hangs below it.
  const shift = { x: (layer.at.x - x) * (factor - 1), y: (layer.at.y - y) * (factor - 1) };
  return {
    ...layer,
    size,
    width: Math.max(layer.width * factor, 0.1),
    at: {
      x: layer.at.x + shift.x + along(x, width, trim.width),
      y: layer.at.y + shift.y + along(y, height, trim.height),
    },
  };
}
