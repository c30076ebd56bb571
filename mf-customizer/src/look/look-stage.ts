import { cropSize, lookKey, type Recipe } from '@aimante/print';

interface LookStageParts {
  draw(recipe: Recipe, longest: number): Promise<ImageBitmap | undefined>;
  show(bitmap: ImageBitmap): void;
  /** Shows the photo without a look. */
  showPlain(): void;
}

export interface LookStage {
  update(recipe: Recipe | undefined): void;
  stop(): void;
}

/** Longer side while a slider moves, in pixels, and at rest. */
const DRAFT = 720;
const FULL = 2048;

/** The radius of the sharpening follows the zoom, in steps too small to see. */
function keyOf(recipe: Recipe): string {
  const { look } = recipe;
  const { width, height } = cropSize(recipe);
  const zoom = look && look.sharpness > 0 ? Math.round(4 * Math.log2(Math.min(width, height))) : 0;
  return look ? `${lookKey(look)} ${zoom}` : '';
}

/** Draws one look at a time, then the newest one: small as long as it changes, then in full. */
export function createLookStage({ draw, show, showPlain }: LookStageParts): LookStage {
  let wanted: Recipe | undefined;
  let shown = '';
  let isDrawing = false;
  let isStopped = false;

  const isWanted = (key: string) => !isStopped && wanted !== undefined && keyOf(wanted) === key;

  async function drawAt(recipe: Recipe, longest: number): Promise<void> {
    const bitmap = await draw(recipe, longest).catch(() => undefined);
    if (bitmap && !isStopped && wanted?.look) show(bitmap);
    bitmap?.close();
  }

  async function drawUntilShown() {
    isDrawing = true;
    while (!isStopped && wanted && keyOf(wanted) !== shown) {
      const key = keyOf(wanted);
      if (lookKey(wanted.look) === '') {
        showPlain();
        shown = key;
        continue;
      }
      const recipe = wanted;
      await drawAt(recipe, DRAFT);
      // A newer look is drawn small first.
      if (isWanted(key)) await drawAt(recipe, FULL);
      shown = key;
    }
    isDrawing = false;
  }

  return {
    update(recipe) {
      wanted = recipe;
      if (!isDrawing) void drawUntilShown();
    },
    stop() {
      isStopped = true;
    },
  };
}
