import { clampToCover, cropSize, type PrintProfile, type Recipe, reset } from '@aimante/print';
import { createWorkerPool, type TaskPool } from '../worker-pool/worker-pool.ts';
import type { Area } from './area.ts';
import type { framingTasks } from './framing-tasks.ts';
import workerAddress from './framing-worker-entry.ts?worker';
import { keepFaces } from './keep-faces.ts';
import { visiblePart } from './visible-part.ts';

let pool: TaskPool<typeof framingTasks> | undefined;

function framingPool() {
  pool ??= createWorkerPool(() => new Worker(workerAddress, { name: 'framing' }), 1);
  return pool;
}

export interface Suggested {
  readonly recipe: Recipe;
  readonly faces: number;
  /** Number of faces that the magnet cannot show whole together with the others. */
  readonly cut: number;
}

/** Suggests a framing of the most salient part, with every face whole. It is applied as one step, which can be undone. */
export async function suggestFraming(preview: Blob, recipe: Recipe, profile: PrintProfile): Promise<Suggested> {
  const upright = reset(recipe);
  const { area, faces } = await framingPool().run('findArea', { preview, aspect: recipe.aspect });
  return { ...keepFaces(framingOf(upright, area), faces, visiblePart(upright, profile)), faces: faces.sure.length };
}

export function framingOf(upright: Recipe, area: Area): Recipe {
  const { width, height } = upright.photo;
  const center = { x: (area.x + area.width / 2) * width, y: (area.y + area.height / 2) * height };
  return clampToCover({ ...upright, center, scale: cropSize(upright).width / (area.width * width) });
}
