import { hasEmptyCell, type PrintProfile, parseRecipe, photoSize, type Recipe } from '@aimante/print';
import { type Framing, withoutPhotos } from '../collage/collage.ts';
import type { Photo, Project, QueueItem } from './photo-project.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isPixels = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

function parsePhoto(input: unknown): Photo | undefined {
  if (!isFields(input)) return undefined;
  const { id, name, width, height, digest } = input;
  if (typeof id !== 'string' || typeof name !== 'string' || !isPixels(width) || !isPixels(height)) return undefined;
  return { id, name, width, height, ...(typeof digest === 'string' && { digest }) };
}

function parseStep(input: unknown, ownId: string): Framing[] {
  // Drafts had only recipes before there were collages.
  const { photoId, recipe } =
    isFields(input) && typeof input.photoId === 'string'
      ? { photoId: input.photoId, recipe: input.recipe }
      : { photoId: ownId, recipe: input };
  const parsed = parseRecipe(recipe);
  return 'recipe' in parsed ? [{ photoId, recipe: parsed.recipe }] : [];
}

const parseSteps = (input: unknown, ownId: string): Framing[] =>
  (Array.isArray(input) ? input : []).flatMap((each: unknown) => parseStep(each, ownId));

/** True if the crop has the proportions of the magnet, or of its area in a design for this magnet. */
function isOfMagnet(recipe: Recipe, { trim }: PrintProfile): boolean {
  const { width, height } = photoSize(recipe, trim);
  const size = recipe.design?.size ?? trim;
  return (
    Math.abs(recipe.aspect / (width / height) - 1) < 1e-6 && size.width === trim.width && size.height === trim.height
  );
}

function parseItem(input: unknown, profile: PrintProfile): QueueItem | undefined {
  if (!isFields(input) || typeof input.id !== 'string' || typeof input.photoId !== 'string') return undefined;
  const parsed = parseRecipe(input.recipe);
  if ('error' in parsed || !isOfMagnet(parsed.recipe, profile)) return undefined;
  const { recipe } = parsed;
  return {
    id: input.id,
    photoId: input.photoId,
    recipe,
    past: parseSteps(input.past, input.photoId),
    future: parseSteps(input.future, input.photoId),
    isValidated: input.isValidated === true,
    isLowQualityAccepted: input.isLowQualityAccepted === true,
    ...(input.isTwiceWanted === true && { isTwiceWanted: true as const }),
    copies: isPixels(input.copies) ? input.copies : 1,
  };
}

/** An item without photos that are gone: a collage keeps its other photos. Undefined: nothing is left. */
export function withPhotosThere(item: QueueItem, isThere: (photoId: string) => boolean): QueueItem | undefined {
  const left = withoutPhotos({ photoId: item.photoId, recipe: item.recipe }, isThere);
  if (!left) return undefined;
  const there = (steps: readonly Framing[]) => steps.flatMap((step) => withoutPhotos(step, isThere) ?? []);
  const isValidated = item.isValidated && !hasEmptyCell(left.recipe);
  return { ...item, ...left, past: there(item.past), future: there(item.future), isValidated };
}

/** Reads a project from storage, which can contain anything. Invalid parts are left out. */
export function parseProject(
  input: unknown,
  profileOf: (magnetId: string) => PrintProfile | undefined,
): Project | undefined {
  if (!isFields(input) || typeof input.magnetId !== 'string' || !isFields(input.photos) || !Array.isArray(input.items))
    return undefined;
  const profile = profileOf(input.magnetId);
  if (!profile) return undefined;
  const photos = Object.values(input.photos).flatMap((each) => parsePhoto(each) ?? []);
  const known = new Set(photos.map(({ id }) => id));
  const items = input.items
    .flatMap((each) => parseItem(each, profile) ?? [])
    .flatMap((item) => withPhotosThere(item, (id) => known.has(id)) ?? []);
  const currentId = items.find(({ id }) => id === input.currentId)?.id;
  return {
    magnetId: input.magnetId,
    profile,
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    items,
    currentId,
  };
}
