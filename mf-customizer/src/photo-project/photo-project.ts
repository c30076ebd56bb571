import {
  cropSize,
  effectiveDpi,
  fit,
  type PrintProfile,
  type PrintQuality,
  qualityOfDpi,
  type Recipe,
} from '@aimante/print';
import { cellsOf, chooseCell, type Framing, photoIdsOf } from '../collage/collage.ts';

/** An original photo. Its pixels are in the picture shelf under the same id. */
export interface Photo {
  readonly id: string;
  readonly name: string;
  /** In pixels, after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Equal for equal files. */
  readonly digest?: string;
}

/** A photo in a frame, with a number of copies. Two items may share a photo. */
export interface QueueItem {
  readonly id: string;
  readonly photoId: string;
  readonly recipe: Recipe;
  /** Earlier framings, the latest last. A step may change the photo of a collage. */
  readonly past: readonly Framing[];
  /** Undone framings, the nearest last. */
  readonly future: readonly Framing[];
  readonly isValidated: boolean;
  readonly isLowQualityAccepted: boolean;
  /** The visitor wants the same photo twice. */
  readonly isTwiceWanted?: true;
  readonly copies: number;
}

/** All work of a visitor on the photos of one magnet. */
export interface Project {
  /** Id of the product or the free size that the profile belongs to. */
  readonly magnetId: string;
  readonly profile: PrintProfile;
  readonly photos: Readonly<Record<string, Photo>>;
  readonly items: readonly QueueItem[];
  /** Id of the item in the cropper. Undefined: the cropper is closed. */
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

/** All photos of an item, also those that an undone step brings back. */
export const itemPhotoIds = (item: QueueItem): ReadonlySet<string> =>
  new Set([item, ...item.past, ...item.future].flatMap(photoIdsOf));

export interface ItemQuality {
  readonly quality: PrintQuality;
  readonly dpi: number;
  /** Pixels of the photo across the magnet. */
  readonly pixels: number;
}

export function qualityOf(recipe: Recipe, { trim }: Pick<PrintProfile, 'trim'>): ItemQuality {
  const dpi = effectiveDpi(recipe, trim);
  return { quality: qualityOfDpi(dpi), dpi: Math.round(dpi), pixels: Math.round(cropSize(recipe).width) };
}

/** The quality of the chosen photo alone, in its cell. */
export function chosenQuality(recipe: Recipe, profile: PrintProfile): ItemQuality {
  return qualityOf(withoutCells(recipe), profile);
}

const withoutCells = ({ design, ...crop }: Recipe): Recipe => {
  const layers = design?.layers.filter((layer) => layer.kind !== 'photo' || layer.cell === undefined);
  return design && layers ? { ...crop, design: { ...design, layers } } : crop;
};

/** The framing with its weakest photo chosen: the one that decides its quality. */
export function weakestFirst(framing: Framing, profile: PrintProfile): Framing {
  const each = cellsOf(framing).flatMap(({ index, photo, isChosen }) =>
    photo && !isChosen ? [chooseCell(framing, index)] : [],
  );
  const dpi = ({ recipe }: Framing) => chosenQuality(recipe, profile).dpi;
  return each.reduce((weakest, other) => (dpi(other) < dpi(weakest) ? other : weakest), framing);
}

export type Remedy = 'widen' | 'replace';

/**
 * Remedy for a photo with too few pixels: show more of it, or use another photo if the frame already shows all it can.
 */
export function remedyOf(recipe: Recipe, { trim }: PrintProfile): Remedy {
  const own = withoutCells(recipe);
  const [now, widest] = [own, fit(own)].map((each) => qualityOfDpi(effectiveDpi(each, trim)));
  return widest === now ? 'replace' : 'widen';
}

export const isDoubtful = (quality: PrintQuality): quality is 'soft' | 'poor' =>
  quality === 'soft' || quality === 'poor';

export type ItemState = 'current' | 'todo' | 'check' | 'ready';

export function itemState(project: Project, item: QueueItem): ItemState {
  if (item.id === project.currentId) return 'current';
  if (!item.isValidated) return 'todo';
  return needsCheck(project, item) ? 'check' : 'ready';
}

/** True if a photo has too few pixels for its size and the visitor has not accepted that. */
export function needsCheck({ profile }: Project, item: QueueItem): boolean {
  return !item.isLowQualityAccepted && isDoubtful(qualityOf(item.recipe, profile).quality);
}

/** A red photo: it will be blurred in print. */
export function isPoor({ profile }: Project, item: QueueItem): boolean {
  return qualityOf(item.recipe, profile).quality === 'poor';
}

/** Nothing is ordered before the visitor has accepted each red photo. */
export function hasUnacceptedPoor(project: Project): boolean {
  return project.items.some((item) => !item.isLowQualityAccepted && isPoor(project, item));
}

export interface ProjectProgress {
  /** Position of the item in the cropper, from 1. 0: the cropper is closed. */
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

/** True if every photo is cropped and there are enough of them for the cart. */
export function isComplete(project: Project): boolean {
  return magnetCount(project) >= MIN_IMAGES && project.items.every(({ isValidated }) => isValidated);
}
