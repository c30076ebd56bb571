import type { CartPhoto, CartRequest } from '@aimante/contract';
import { type Design, type Look, normalizeRecipe, type Recipe, withCellPhotos } from '@aimante/print';
import { type Project, type QueueItem, qualityOf } from '../photo-project/photo-project.ts';

export interface Purchase {
  readonly productId: string;
  readonly variantId: string | undefined;
  readonly bundleId: string | undefined;
  readonly unitPriceCents: number;
}

interface RequestParts {
  readonly lineId: string;
  readonly project: Project;
  readonly purchase: Purchase;
  /** Cropped picture of each item, in the same order. */
  readonly previews: readonly Blob[];
  /** The server's id of an original. */
  uploadIdOf(photoId: string): string | undefined;
}

function wireLook({ tone, redEyes, ...settings }: Look) {
  return { ...settings, redEyes: redEyes.map((eye) => ({ ...eye })), ...(tone && { tone: { ...tone } }) };
}

/** As plain JSON, identical for identical pictures. */
function wireRecipe(recipe: Recipe, idOf: (photoId: string) => string): CartPhoto['recipe'] {
  const { look, design: given, ...normal } = normalizeRecipe(recipe);
  const design = given && withCellPhotos(given, ({ photoId, crop }) => ({ crop, photoId: idOf(photoId) }));
  const framing = { ...normal, photo: { ...normal.photo }, center: { ...normal.center } };
  return { ...framing, ...(look && { look: wireLook(look) }), ...(design && { design: toJson(design) }) };
}

/** Layers leave out what they do not have, and JSON does the same. */
const toJson = (design: Design) => JSON.parse(JSON.stringify(design)) as CartPhoto['recipe'][string];

export function toCartRequest({ lineId, project, purchase, previews, uploadIdOf }: RequestParts): CartRequest {
  const { productId, variantId, bundleId, unitPriceCents } = purchase;
  const { trim, shape } = project.profile;
  const idOf = (photoId: string) => uploadIdOf(photoId) ?? photoId;
  const toPhoto = ({ photoId, recipe, copies }: QueueItem, index: number): CartPhoto[] => {
    const preview = previews[index];
    if (!preview) return [];
    return [
      {
        preview,
        recipe: wireRecipe(recipe, idOf),
        photoId: idOf(photoId),
        copies,
        quality: qualityOf(recipe, project.profile).quality,
        widthMm: trim.width,
        heightMm: trim.height,
        ...(shape === 'rectangle' ? {} : { shape }),
      },
    ];
  };
  return {
    lineId,
    productId,
    ...(variantId === undefined ? {} : { variantId }),
    ...(bundleId === undefined ? {} : { bundleId }),
    unitPriceCents,
    photos: project.items.flatMap(toPhoto),
  };
}
