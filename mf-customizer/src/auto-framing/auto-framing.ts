import { clampToCover, cropSize, type Recipe, reset } from '@aimante/print';
import { createWorkerPool, type TaskPool } from '../worker-pool/worker-pool.ts';
import type { framingTasks } from './framing-tasks.ts';
import workerAddress from './framing-worker-entry.ts?worker';

let pool: TaskPool<typeof framingTasks> | undefined;

function framingPool() {
  pool ??= createWorkerPool(() => new Worker(workerAddress, { name: 'framing' }), 1);
  return pool;
}

/** Suggests a framing of the most salient part. It is applied as one step, which can be undone. */
export async function suggestFraming(preview: Blob, recipe: Recipe): Promise<Recipe> {
  const upright = reset(recipe);
  const area = await framingPool().run('findArea', { preview, aspect: recipe.aspect });
  return framingOf(upright, area);
}

/** As fractions of the photo, from its left and top. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function framingOf(upright: Recipe, area: Area): Recipe {
  const { width, height } = upright.photo;
  const center = { x: (area.x + area.width / 2) * width, y: (area.y + area.height / 2) * height };
  return clampToCover({ ...upright, center, scale: cropSize(upright).width / (area.width * width) });
}
