import {
  fit,
  flipHorizontally,
  flipVertically,
  panBy,
  quarterTurn,
  type Recipe,
  reset,
  straighten,
} from '@aimante/print';
import { stepZoom } from './zoom.ts';

export type Reframe = (recipe: Recipe) => Recipe;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Size of the frame on the screen, so that an arrow key moves the photo by visible pixels. */
export interface FrameOnScreen {
  readonly width: number;
  readonly height: number;
}

const FINE = 1;
const COARSE = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const letters: Readonly<Record<string, Reframe>> = {
  '+': (recipe) => stepZoom(recipe, 1),
  '=': (recipe) => stepZoom(recipe, 1),
  '-': (recipe) => stepZoom(recipe, -1),
  '[': (recipe) => straighten(recipe, Math.round(recipe.angle) - 1),
  ']': (recipe) => straighten(recipe, Math.round(recipe.angle) + 1),
  r: (recipe) => quarterTurn(recipe),
  R: (recipe) => quarterTurn(recipe, -1),
  h: flipHorizontally,
  v: flipVertically,
  f: fit,
  '0': reset,
};

/** Pressed once, and without a key that the browser uses for its own shortcuts. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, repeat }: Pressed & { readonly repeat: boolean }): boolean =>
  !ctrlKey && !metaKey && !altKey && !repeat;

/** Change of the framing by a key. Undefined: the key has no effect. */
export function reframeOfKey(pressed: Pressed, frame: FrameOnScreen): Reframe | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const arrow = arrows[pressed.key];
  if (!arrow) return letters[pressed.key];
  const pixels = pressed.shiftKey ? COARSE : FINE;
  const [x, y] = arrow;
  return (recipe) => panBy(recipe, { x: (x * pixels) / frame.width, y: (y * pixels) / frame.height });
}

export function historyOfKey({ key, shiftKey, ctrlKey, metaKey }: Pressed): 'undone' | 'redone' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redone';
  return letter === 'z' ? 'undone' : undefined;
}
