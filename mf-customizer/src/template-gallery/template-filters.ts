import { OCCASIONS, type Occasion } from '@aimante/print';
import { COLOUR_FAMILIES, type ColourFamily, familyOf, type GalleryTemplate } from './gallery-template.ts';

export const PHOTO_CHOICES = ['with', 'without'] as const;

/** The filters of the address, so that a filtered gallery can be shared. */
export interface TemplateFilters {
  readonly occasion?: Occasion | undefined;
  readonly photo?: (typeof PHOTO_CHOICES)[number] | undefined;
  readonly colour?: ColourFamily | undefined;
  /** The slug of the product that the templates are for. */
  readonly product?: string | undefined;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function readTemplateFilters(query: URLSearchParams): TemplateFilters {
  const product = query.get('product') ?? '';
  return {
    occasion: OCCASIONS.find((each) => each === query.get('occasion')),
    photo: PHOTO_CHOICES.find((each) => each === query.get('photo')),
    colour: COLOUR_FAMILIES.find((each) => each === query.get('colour')),
    product: SLUG.test(product) ? product : undefined,
  };
}

/** The part of the address for these filters. */
export function searchOfFilters(filters: TemplateFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export const isNarrowed = ({ occasion, photo, colour }: TemplateFilters): boolean =>
  [occasion, photo, colour].some((each) => each !== undefined);

export function withFilters<T extends GalleryTemplate>(all: readonly T[], filters: TemplateFilters): readonly T[] {
  const { occasion, photo, colour } = filters;
  return all.filter(
    (template) =>
      (!occasion || template.occasion === occasion) &&
      (!photo || template.photos > 0 === (photo === 'with')) &&
      (!colour || template.colours.some((each) => familyOf(each) === colour)),
  );
}
