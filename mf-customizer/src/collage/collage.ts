import {
  type Area,
  type CellPhoto,
  type Crop,
  cellPhotos,
  createRecipe,
  DESIGN_VERSION,
  isPhotoLayer,
  isUnder,
  type Layer,
  layersOf,
  type PhotoLayer,
  type Point,
  photoLayersOf,
  type Recipe,
  type Size,
  type SizeMm,
  withDesign,
} from '@aimante/print';

/** A photo and its recipe. Of a collage, the photo of the recipe is the one that the tools change. */
export interface Framing {
  readonly photoId: string;
  readonly recipe: Recipe;
}

/** The place of one photo on a magnet. */
export interface Cell {
  /** Of its layer. */
  readonly index: number;
  readonly area: Area;
  /** Undefined: it has no photo yet. */
  readonly photo: CellPhoto | undefined;
  /** Its photo is that of the recipe. */
  readonly isChosen: boolean;
}

function cropOf({ design: _, ...crop }: Recipe): Crop {
  return crop;
}

const wholeOf = ({ width, height }: SizeMm): Area => ({ left: 0, top: 0, width, height });

/** The cells of a collage in their order. Empty: the magnet has one photo. */
export function cellsOf({ photoId, recipe }: Framing): readonly Cell[] {
  const { design } = recipe;
  if (!design || !isCollage(recipe)) return [];
  return design.layers.flatMap((layer, index): Cell[] => {
    if (!isPhotoLayer(layer)) return [];
    const photo = layer.cell === undefined ? { photoId, crop: cropOf(recipe) } : (layer.cell ?? undefined);
    return [{ index, area: layer.area ?? wholeOf(design.size), photo, isChosen: layer.cell === undefined }];
  });
}

/** The cell at a point of the magnet, in millimetres. */
export const cellAt = (framing: Framing, { x, y }: Point): Cell | undefined =>
  cellsOf(framing).findLast(
    ({ area: { left, top, width, height } }) => x >= left && y >= top && x <= left + width && y <= top + height,
  );

/** Part of a cell along its edges in which a drag still moves the photo of the cell beside it. */
const EDGE = 0.2;

/** The cell that a photo dragged to a point is dropped onto. Undefined: it stays in its own. */
export function dropCellAt(framing: Framing, at: Point): Cell | undefined {
  const cell = cellAt(framing, at);
  if (!cell || cell.isChosen) return undefined;
  const { left, top, width, height } = cell.area;
  const edge = EDGE * Math.min(width, height);
  const toEdges = [at.x - left, at.y - top, left + width - at.x, top + height - at.y];
  return Math.min(...toEdges) > edge ? cell : undefined;
}

export const isCollage = (recipe: Pick<Recipe, 'design'>): boolean => photoLayersOf(recipe).length > 1;

/** All photos that a framing shows. */
export const photoIdsOf = ({ photoId, recipe }: Framing): readonly string[] => [
  photoId,
  ...cellPhotos(recipe).map((cell) => cell.photoId),
];

function withCell(layer: PhotoLayer, cell: CellPhoto | null | undefined): PhotoLayer {
  const { cell: _, ...place } = layer;
  return cell === undefined ? place : { ...place, cell };
}

/** The same picture, with the photo of another cell as that of the recipe. An empty cell cannot be chosen. */
export function chooseCell(framing: Framing, index: number): Framing {
  const { design } = framing.recipe;
  const chosen = design?.layers[index];
  if (!design || !chosen || !isPhotoLayer(chosen) || !chosen.cell) return framing;
  const before: CellPhoto = { photoId: framing.photoId, crop: cropOf(framing.recipe) };
  const layers = design.layers.map((layer) => {
    if (!isPhotoLayer(layer)) return layer;
    if (layer === chosen) return withCell(layer, undefined);
    if (layer.cell !== undefined) return layer;
    return { ...withCell(layer, before), area: layer.area ?? wholeOf(design.size) };
  });
  return { photoId: chosen.cell.photoId, recipe: { ...chosen.cell.crop, design: { ...design, layers } } };
}

type SizedPhoto = Size & { readonly id: string };

/** Puts a photo into a cell and chooses that cell. */
export function fillCell(framing: Framing, index: number, photo: SizedPhoto): Framing {
  const { design } = framing.recipe;
  const layer = design?.layers[index];
  if (!design || !layer || !isPhotoLayer(layer)) return framing;
  const { width, height } = layer.area ?? design.size;
  const crop = createRecipe(photo, width / height);
  if (layer.cell === undefined) return { photoId: photo.id, recipe: { ...crop, design } };
  const layers = design.layers.with(index, withCell(layer, { photoId: photo.id, crop }));
  return chooseCell({ ...framing, recipe: { ...framing.recipe, design: { ...design, layers } } }, index);
}

/** Takes photos out of their cells. Undefined: no photo is left. */
export function withoutPhotos(framing: Framing, isThere: (photoId: string) => boolean): Framing | undefined {
  const left = cellsOf(framing).find(({ photo, isChosen }) => photo && !isChosen && isThere(photo.photoId));
  const isOwnThere = isThere(framing.photoId);
  if (!isOwnThere && !left) return undefined;
  const { photoId, recipe } = isOwnThere || !left ? framing : chooseCell(framing, left.index);
  if (!recipe.design) return framing;
  const layers = recipe.design.layers.map((layer) =>
    isPhotoLayer(layer) && layer.cell && !isThere(layer.cell.photoId) ? withCell(layer, null) : layer,
  );
  return { photoId, recipe: { ...recipe, design: { ...recipe.design, layers } } };
}

/** Exchanges the photos of two cells. Each gets the proportions of its new place. */
export function swapCells({ photoId, recipe }: Framing, one: number, other: number): Framing {
  const { design } = recipe;
  const [first, second] = [design?.layers[one], design?.layers[other]];
  if (!design || !first || !second || !isPhotoLayer(first) || !isPhotoLayer(second)) return { photoId, recipe };
  const layers = design.layers.with(one, withCell(first, second.cell)).with(other, withCell(second, first.cell));
  return { photoId, recipe: withDesign(cropOf(recipe), { ...design, layers }, design.size) };
}

/** Puts the photos of a framing, in their order, into the places of other layers. The first ones, if there are fewer places. */
export function withLayers(framing: Framing, layers: readonly Layer[], trim: SizeMm): Framing {
  const size = { width: trim.width, height: trim.height };
  const own: CellPhoto = { photoId: framing.photoId, crop: cropOf(framing.recipe) };
  const cells = cellsOf(framing);
  const photos = cells.length === 0 ? [own] : cells.flatMap(({ photo }) => photo ?? []);
  const ownAt = cells.filter(({ photo }) => photo).findIndex(({ isChosen }) => isChosen);
  const places = layers.filter(isPhotoLayer);
  const chosen = ownAt < places.length ? Math.max(ownAt, 0) : 0;
  const filled = layers.map((layer) => {
    if (!isPhotoLayer(layer)) return layer;
    const place = places.indexOf(layer);
    if (place === chosen) return withCell(layer, undefined);
    return { ...withCell(layer, photos[place] ?? null), area: layer.area ?? wholeOf(size) };
  });
  const { photoId, crop } = photos[chosen] ?? own;
  return { photoId, recipe: withDesign(crop, { version: DESIGN_VERSION, size, layers: filled }, size) };
}

/** The photos of a magnet in these cells. Ground, texts, shapes and stickers stay. */
export function arranged(framing: Framing, areas: readonly Area[], trim: SizeMm): Framing {
  const layers = layersOf(framing.recipe);
  const ground = layers.filter(({ kind }) => kind === 'background');
  const above = layers.filter((layer) => !isUnder(layer));
  const places = areas.map((area): PhotoLayer => ({ kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area }));
  const under: readonly Layer[] = ground.length > 0 ? ground : [{ kind: 'background', colour: '#ffffff' }];
  return withLayers(framing, [...under, ...places, ...above], trim);
}
