import {
  applyFraming,
  createRecipe,
  hasEmptyCell,
  type Look,
  type PrintProfile,
  type Recipe,
  type Tone,
  withCellPhotos,
  withDesign,
  withLook,
} from '@aimante/print';
import { chooseCell, type Framing, fillCell } from '../collage/collage.ts';
import { withSeenQuality } from './accepted-quality.ts';
import { frame, redo, undo } from './frame-history.ts';
import {
  aspectOf,
  capacityLeft,
  emptyProject,
  findItem,
  itemPhotoIds,
  type Photo,
  type Project,
  type QueueItem,
} from './photo-project.ts';
import type { CellPlace, ProjectAction, SpreadScope } from './project-action.ts';
import { withSize } from './with-size.ts';

type ItemAction = Extract<
  ProjectAction,
  { type: 'framed' | 'cellChosen' | 'undone' | 'redone' | 'lowQualityAccepted' | 'duplicateKept' | 'copiesSet' }
>;

/** Reducer of a project. Pure, so that every step can be tested, saved and undone. */
export function reduceProject(project: Project, action: ProjectAction): Project {
  return withSeenQuality(project, reduced(project, action));
}

function reduced(project: Project, action: ProjectAction): Project {
  switch (action.type) {
    case 'restored':
      return action.project;
    case 'profileChanged':
      return withProfile({ ...project, magnetId: action.magnetId }, action.profile);
    case 'photoAdded':
      return withPhoto(project, action);
    case 'validated':
      return afterValidation(project, action.itemId);
    case 'framingSpread':
      return withFramingOf(project, findItem(project, action.itemId), action.to);
    case 'lookSpread':
      return withLookOf(project, findItem(project, action.itemId), action.tones);
    case 'spreadUndone':
      return withoutSpread(project, action);
    case 'opened':
      return findItem(project, action.itemId) ? { ...project, currentId: action.itemId } : project;
    case 'closed':
      return { ...project, currentId: undefined };
    case 'duplicated':
      return withDuplicate(project, action.itemId, action.newId);
    case 'moved':
      return withMoved(project, action.itemId, action.to);
    case 'removed':
      return withoutItem(project, action.itemId);
    case 'putBack':
      return putBack(project, action);
    case 'cleared':
      return emptyProject(project.magnetId, project.profile);
    case 'framed':
    case 'cellChosen':
    case 'undone':
    case 'redone':
    case 'lowQualityAccepted':
    case 'duplicateKept':
    case 'copiesSet':
      return withItem(project, action);
  }
}

function withItem(project: Project, action: ItemAction): Project {
  const change = (item: QueueItem): QueueItem => {
    switch (action.type) {
      case 'framed':
        return whileFilled(frame(item, action.recipe, action.photoId));
      case 'cellChosen':
        return { ...item, ...chooseCell({ photoId: item.photoId, recipe: item.recipe }, action.index) };
      case 'undone':
        return whileFilled(undo(item));
      case 'redone':
        return whileFilled(redo(item));
      case 'lowQualityAccepted':
        return { ...item, isLowQualityAccepted: true };
      case 'duplicateKept':
        return { ...item, isTwiceWanted: true };
      case 'copiesSet': {
        const most = item.copies + capacityLeft(project);
        return { ...item, copies: Math.min(Math.max(Math.round(action.copies), 1), most) };
      }
    }
  };
  return { ...project, items: project.items.map((item) => (item.id === action.itemId ? change(item) : item)) };
}

/** A collage with an empty cell is not ready. */
const whileFilled = (item: QueueItem): QueueItem =>
  item.isValidated && hasEmptyCell(item.recipe) ? { ...item, isValidated: false } : item;

/** Another size means another frame: each photo keeps its view as far as possible and must be validated again. */
function withProfile(project: Project, profile: PrintProfile): Project {
  const aspect = aspectOf(profile);
  const resized = (recipe: Recipe) => withSize(recipe, profile);
  const resizedStep = ({ photoId, recipe }: Framing): Framing => ({ photoId, recipe: resized(recipe) });
  if (aspect === aspectOf(project.profile)) {
    const items = project.items.map((item) => ({
      ...item,
      recipe: resized(item.recipe),
      past: item.past.map(resizedStep),
      future: item.future.map(resizedStep),
    }));
    return { ...project, profile, items };
  }
  const items = project.items.map((item) => ({
    ...item,
    recipe: resized(item.recipe),
    past: [],
    future: [],
    isValidated: false,
  }));
  return { ...project, profile, items };
}

type PhotoAdded = Extract<ProjectAction, { type: 'photoAdded' }>;

function withPhoto(project: Project, { photo, itemId, into }: PhotoAdded): Project {
  const filled = into && withPhotoInCell(project, photo, into);
  if (filled) return filled;
  if (capacityLeft(project) < 1) return project;
  const item: QueueItem = {
    id: itemId,
    photoId: photo.id,
    recipe: createRecipe(photo, aspectOf(project.profile)),
    past: [],
    future: [],
    isValidated: false,
    isLowQualityAccepted: false,
    copies: 1,
  };
  return { ...project, photos: { ...project.photos, [photo.id]: photo }, items: [...project.items, item] };
}

/** Undefined: the collage or its cell is gone. */
function withPhotoInCell(project: Project, photo: Photo, { itemId, index }: CellPlace): Project | undefined {
  const item = findItem(project, itemId);
  if (item?.recipe.design?.layers[index]?.kind !== 'photo') return undefined;
  const { photoId, recipe } = fillCell(item, index, photo);
  const photos = { ...project.photos, [photo.id]: photo };
  return withItem({ ...project, photos }, { type: 'framed', itemId, photoId, recipe });
}

/**
 * Opens the next photo that is not validated, continuing at the start of the queue. After the last one, the cropper
 * closes. A collage with an empty cell stays open.
 */
function afterValidation(project: Project, itemId: string): Project {
  const index = project.items.findIndex(({ id }) => id === itemId);
  const validated = project.items[index];
  if (validated && hasEmptyCell(validated.recipe)) return project;
  const items = project.items.map((item) => (item.id === itemId ? { ...item, isValidated: true } : item));
  const following = [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
  return { ...project, items, currentId: following.find(({ isValidated }) => !isValidated)?.id };
}

/** A photo with another framing must be validated again. */
function withFramingOf(project: Project, model: QueueItem | undefined, to: SpreadScope): Project {
  if (!model) return project;
  const items = project.items.map((item) => {
    const photo = project.photos[item.photoId];
    const isLeftOut = to === 'notValidated' && item.isValidated;
    if (item.id === model.id || !photo || isLeftOut) return item;
    const framing = withLook(applyFraming(model.recipe, photo), item.recipe.look);
    const framed = frame(item, withDesign(framing, item.recipe.design, project.profile.trim));
    return framed === item ? item : { ...framed, isValidated: false };
  });
  return { ...project, items };
}

/** The light is copied to every photo, also in a collage, never the crop, and red eyes belong to one photo. A validated photo stays validated. */
function withLookOf(project: Project, model: QueueItem | undefined, tones: Readonly<Record<string, Tone>>): Project {
  if (!model) return project;
  const lookOf = (photoId: string, own: Look | undefined): Look | undefined => {
    const tone = tones[photoId];
    return (
      model.recipe.look && {
        ...model.recipe.look,
        redEyes: own?.redEyes ?? [],
        ...(model.recipe.look.filter === 'auto' && tone && { tone }),
      }
    );
  };
  const items = project.items.map((item) => {
    const { design, look } = item.recipe;
    const cells =
      design &&
      withCellPhotos(design, ({ photoId, crop }) => {
        const looked = withLook(crop, lookOf(photoId, crop.look));
        return { photoId, crop: looked };
      });
    const recipe = item.id === model.id ? item.recipe : withLook(item.recipe, lookOf(item.photoId, look));
    return frame(item, cells ? { ...recipe, design: cells } : recipe);
  });
  return { ...project, items };
}

type SpreadUndo = Extract<ProjectAction, { type: 'spreadUndone' }>;

function withoutSpread(project: Project, { itemId, before }: SpreadUndo): Project {
  const items = project.items.map((item) => {
    const old = before.find(({ id }) => id === item.id);
    const isUntouched =
      old && item.id !== itemId && item.past.at(-1)?.recipe === old.recipe && item.recipe !== old.recipe;
    if (!isUntouched) return item;
    const { photoId, recipe, past, future, isValidated } = old;
    return { ...item, photoId, recipe, past, future, isValidated };
  });
  return { ...project, items };
}

function withDuplicate(project: Project, itemId: string, newId: string): Project {
  const index = project.items.findIndex(({ id }) => id === itemId);
  const model = project.items[index];
  if (!model || capacityLeft(project) < 1) return project;
  return { ...project, items: project.items.toSpliced(index + 1, 0, { ...model, id: newId, copies: 1 }) };
}

function withMoved(project: Project, itemId: string, to: number): Project {
  const from = project.items.findIndex(({ id }) => id === itemId);
  const item = project.items[from];
  if (!item) return project;
  const place = Math.min(Math.max(to, 0), project.items.length - 1);
  return { ...project, items: project.items.toSpliced(from, 1).toSpliced(place, 0, item) };
}

function withoutItem(project: Project, itemId: string): Project {
  const index = project.items.findIndex(({ id }) => id === itemId);
  const removed = project.items[index];
  if (!removed) return project;
  const items = project.items.toSpliced(index, 1);
  const needed = new Set(items.flatMap((item) => [...itemPhotoIds(item)]));
  const photos = Object.fromEntries(Object.entries(project.photos).filter(([id]) => needed.has(id)));
  const neighbour = items[index] ?? items[index - 1];
  const currentId = project.currentId === itemId ? neighbour?.id : project.currentId;
  return { ...project, items, photos, currentId };
}

type PutBack = Extract<ProjectAction, { type: 'putBack' }>;

function putBack(project: Project, { item, photos: own, at }: PutBack): Project {
  if (capacityLeft(project) < item.copies || findItem(project, item.id)) return project;
  const photos = { ...project.photos, ...Object.fromEntries(own.map((photo) => [photo.id, photo])) };
  return { ...project, photos, items: project.items.toSpliced(at, 0, item) };
}
