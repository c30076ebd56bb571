import { type PrintProfile, parseRecipe } from '@aimante/print';
import { aspectOf, type Photo, type Project, type QueueItem } from './photo-project.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isPixels = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

function parsePhoto(input: unknown): Photo | undefined {
  if (!isFields(input)) return undefined;
  const { id, name, width, height } = input;
  if (typeof id !== 'string' || typeof name !== 'string' || !isPixels(width) || !isPixels(height)) return undefined;
  return { id, name, width, height };
}

const recipesOf = (input: unknown) =>
  (Array.isArray(input) ? input : []).flatMap((each) => {
    const parsed = parseRecipe(each);
    return 'recipe' in parsed ? [parsed.recipe] : [];
  });

function parseItem(input: unknown, aspect: number): QueueItem | undefined {
  if (!isFields(input) || typeof input.id !== 'string' || typeof input.photoId !== 'string') return undefined;
  const [recipe] = recipesOf([input.recipe]);
  if (!recipe || Math.abs(recipe.aspect - aspect) > 1e-6) return undefined;
  return {
    id: input.id,
    photoId: input.photoId,
    recipe,
    past: recipesOf(input.past),
    future: recipesOf(input.future),
    isValidated: input.isValidated === true,
    isLowQualityAccepted: input.isLowQualityAccepted === true,
    copies: isPixels(input.copies) ? input.copies : 1,
  };
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
    .flatMap((each) => parseItem(each, aspectOf(profile)) ?? [])
    .filter(({ photoId }) => known.has(photoId));
  const currentId = items.find(({ id }) => id === input.currentId)?.id;
  return {
    magnetId: input.magnetId,
    profile,
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    items,
    currentId,
  };
}
