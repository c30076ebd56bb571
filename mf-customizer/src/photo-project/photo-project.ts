import {
  cropSize,
  effectiveDpi,
  fit,
  type PrintProfile,
  type PrintQuality,
  qualityOfDpi,
  type Recipe,
} from '@aimante/print';

/** A photo as the visitor gave it; its pixels lie on the picture shelf, under the same id. */
export interface Photo {
  readonly id: string;
  readonly name: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** A photo in a frame, and how often it is wanted. Two of them may share a photo. */
export interface QueueItem {
  readonly id: string;
  readonly photoId: string;
  readonly recipe: Recipe;
  /** Framings to go back to, the latest last. */
  readonly past: readonly Recipe[];
  /** Framings that were gone back from, the nearest last. */
  readonly future: readonly Recipe[];
  readonly isValidated: boolean;
  readonly isLowQualityAccepted: boolean;
  readonly copies: number;
}

/** All that a visitor does with his photos for one magnet. */
export interface Project {
  /** Names the product or the free size that the profile is of. */
  readonly magnetId: string;
  readonly profile: PrintProfile;
  readonly photos: Readonly<Record<string, Photo>>;
  readonly items: readonly QueueItem[];
  /** The item in the cropper; without one the cropper is closed. */
  readonly currentId: string | undefined;
}

export const MAX_IMAGES = 999;
export const MIN_IMAGES = 1;

export function emptyProject(magnetId: string, profile: PrintProfile): Project {
  return { magnetId, profile, photos: {}, items: [], currentId: undefined };
}

export const aspectOf = ({ trim }: PrintProfile): number => trim.width / trim.height;

export function magnetCount({ items }: Pick<Project, 'items'>): number {
  return items.reduce((sum, { copies }) => sum + copies, 0);
}

export function capacityLeft(project: Pick<Project, 'items'>): number {
  return MAX_IMAGES - magnetCount(project);
}

export function findItem({ items }: Pick<Project, 'items'>, id: string | undefined): QueueItem | undefined {
  return items.find((item) => item.id === id);
}

export function currentItem(project: Project): QueueItem | undefined {
  return findItem(project, project.currentId);
}

export interface ItemQuality {
  readonly quality: PrintQuality;
  readonly dpi: number;
  /** Of the photo, across the magnet. */
  readonly pixels: number;
}

export function qualityOf(recipe: Recipe, { trim }: PrintProfile): ItemQuality {
  const dpi = effectiveDpi(recipe, trim);
  return { quality: qualityOfDpi(dpi), dpi: Math.round(dpi), pixels: Math.round(cropSize(recipe).width) };
}

export type Remedy = 'widen' | 'replace';

/** What helps a photo with too few pixels: to show more of it, or another photo where its frame shows all it can. */
export function remedyOf(recipe: Recipe, { trim }: PrintProfile): Remedy {
  const [now, widest] = [recipe, fit(recipe)].map((each) => qualityOfDpi(effectiveDpi(each, trim)));
  return widest === now ? 'replace' : 'widen';
}

export const isDoubtful = ({ quality }: Pick<ItemQuality, 'quality'>): boolean =>
  quality === 'soft' || quality === 'poor';

export type ItemState = 'current' | 'todo' | 'check' | 'ready';

export function itemState(project: Project, item: QueueItem): ItemState {
  if (item.id === project.currentId) return 'current';
  if (!item.isValidated) return 'todo';
  return needsCheck(project, item) ? 'check' : 'ready';
}

/** Too few pixels for its size, and the visitor has not said that he wants it all the same. */
export function needsCheck({ profile }: Project, item: QueueItem): boolean {
  return !item.isLowQualityAccepted && isDoubtful(qualityOf(item.recipe, profile));
}

export interface ProjectProgress {
  /** Of the item in the cropper, from 1; 0 when it is closed. */
  readonly position: number;
  readonly done: number;
  readonly total: number;
}

export function progressOf({ items, currentId }: Project): ProjectProgress {
  return {
    position: items.findIndex(({ id }) => id === currentId) + 1,
    done: items.filter(({ isValidated }) => isValidated).length,
    total: items.length,
  };
}

/** Every photo is cropped, and there are enough: the gallery can go to the cart. */
export function isComplete(project: Project): boolean {
  return magnetCount(project) >= MIN_IMAGES && project.items.every(({ isValidated }) => isValidated);
}
