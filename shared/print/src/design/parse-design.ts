import { DESIGN_VERSION, type Design, type Layer } from './design.ts';
import { DESIGN_LIMITS as limits } from './design-limits.ts';
import { parseLayer } from './parse-layer.ts';
import { isBetween, isFields } from './read-fields.ts';

export type DesignError =
  | 'DESIGN_MALFORMED'
  | 'DESIGN_VERSION_UNKNOWN'
  | 'DESIGN_TOO_LARGE'
  | 'DESIGN_LAYER_INVALID'
  | 'DESIGN_PHOTOS';

export type ParsedDesign = { readonly design: Design } | { readonly error: DesignError };

/** Validates a design from the network, a file or storage. Trusts nothing, and leaves out unknown fields. */
export function parseDesign(input: unknown): ParsedDesign {
  if (!isFields(input)) return { error: 'DESIGN_MALFORMED' };
  if (input.version !== DESIGN_VERSION) return { error: 'DESIGN_VERSION_UNKNOWN' };
  const { size, layers: given } = input;
  if (!isFields(size) || !Array.isArray(given)) return { error: 'DESIGN_MALFORMED' };
  const { width, height } = size;
  if (!isBetween(width, 1, limits.side.max) || !isBetween(height, 1, limits.side.max))
    return { error: 'DESIGN_MALFORMED' };
  if (given.length > limits.layers) return { error: 'DESIGN_TOO_LARGE' };
  const layers = given.flatMap((each) => parseLayer(each) ?? []);
  if (layers.length < given.length) return { error: 'DESIGN_LAYER_INVALID' };
  if (!hasAllowedPhotos(layers)) return { error: 'DESIGN_PHOTOS' };
  return { design: { version: DESIGN_VERSION, size: { width, height }, layers } };
}

/** Of a collage. */
const MOST_PHOTOS = 6;

/** One photo or none, or a collage: the photo of the recipe in one cell and others in the rest. */
function hasAllowedPhotos(layers: readonly Layer[]): boolean {
  const photos = layers.filter((layer) => layer.kind === 'photo');
  const own = photos.filter(({ cell }) => cell === undefined).length;
  return photos.length <= MOST_PHOTOS && own <= 1 && (photos.length === own || own === 1);
}
