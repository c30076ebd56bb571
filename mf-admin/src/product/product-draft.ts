import type { Product } from '@aimante/api-contract/catalogue';
import type { Locale } from '@aimante/contract';
import { toNumber, toNumberOrNull, toTextOrNull } from '../edit-form/check-draft.ts';
import type { Draft, DraftValues } from '../edit-form/use-draft.ts';
import { fromCents, toCents } from '../numbers/format.ts';

export const specNames = ['dimensions', 'weight', 'material', 'force', 'temperature', 'coating'] as const;
export const textNames = [
  'name',
  'description',
  'longDescription',
  'material',
  'features',
  'applications',
  'seoTitle',
  'seoDescription',
] as const;
type SpecName = `spec_${(typeof specNames)[number]}`;
type EnglishName = `en_${(typeof textNames)[number]}` | `en_${SpecName}`;

export type ProductField =
  | (typeof textNames)[number]
  | SpecName
  | EnglishName
  | 'slug'
  | 'price'
  | 'categoryId'
  | 'printProfileId'
  | 'featured'
  | 'isVisible'
  | 'isAvailableForMarket'
  | 'isPersonalised'
  | 'loyaltyPoints'
  | 'dimensions'
  | 'weight'
  | 'magnetWidth'
  | 'magnetHeight';

type Texts = NonNullable<NonNullable<Product['translations']>['en']>;

const noTexts: Texts = {
  name: '',
  description: '',
  longDescription: '',
  material: null,
  specs: {},
  features: [],
  applications: [],
  seoTitle: null,
  seoDescription: null,
};

const draftTexts = (texts: Texts) => ({
  name: texts.name,
  description: texts.description,
  longDescription: texts.longDescription,
  material: texts.material ?? '',
  features: texts.features.join('\n'),
  applications: texts.applications.join('\n'),
  seoTitle: texts.seoTitle ?? '',
  seoDescription: texts.seoDescription ?? '',
});

const withPrefix = <P extends string, T extends Record<string, string>>(prefix: P, values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value])) as {
    [K in keyof T as `${P}${K & string}`]: string;
  };

const draftSpecs = (specs: Texts['specs']) => ({
  spec_dimensions: specs.dimensions ?? '',
  spec_weight: specs.weight ?? '',
  spec_material: specs.material ?? '',
  spec_force: specs.force ?? '',
  spec_temperature: specs.temperature ?? '',
  spec_coating: specs.coating ?? '',
});

const plain = (value: number | null) => (value === null ? '' : String(value));

/** Field values of a product, or the defaults of a new one. */
export function draftOf(product: Product | undefined, locale: Locale): DraftValues<ProductField> {
  const french = product?.translations?.fr ?? noTexts;
  const english = product?.translations?.en ?? noTexts;
  return {
    ...draftTexts(french),
    ...draftSpecs(french.specs),
    ...withPrefix('en_', { ...draftTexts(english), ...draftSpecs(english.specs) }),
    slug: product?.slug ?? '',
    price: fromCents(product?.priceCents ?? null, locale),
    categoryId: product?.categoryId ?? '',
    printProfileId: product?.printProfile?.id ?? '',
    featured: product?.featured ?? false,
    isVisible: product?.isVisible ?? false,
    isAvailableForMarket: product?.isAvailableForMarket ?? false,
    isPersonalised: product?.isPersonalised ?? true,
    loyaltyPoints: String(product?.loyaltyPoints ?? 0),
    dimensions: product?.dimensions ?? '',
    weight: plain(product?.weight ?? null),
    magnetWidth: plain(product?.magnetWidth ?? null),
    magnetHeight: plain(product?.magnetHeight ?? null),
  };
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type ProductDraft = Draft<ProductField>;

function textsOf(draft: ProductDraft, prefix: '' | 'en_'): Texts {
  const specs = specNames
    .map((name) => [name, draft.text(`${prefix}spec_${name}`)] as const)
    .filter(([, value]) => value !== '');
  return {
    name: draft.text(`${prefix}name`),
    description: draft.text(`${prefix}description`),
    longDescription: draft.text(`${prefix}longDescription`),
    material: toTextOrNull(draft.text(`${prefix}material`)),
    specs: Object.fromEntries(specs),
    features: linesOf(draft.text(`${prefix}features`)),
    applications: linesOf(draft.text(`${prefix}applications`)),
    seoTitle: toTextOrNull(draft.text(`${prefix}seoTitle`)),
    seoDescription: toTextOrNull(draft.text(`${prefix}seoDescription`)),
  };
}

/** Request body from all fields. English is sent if it has a name. */
export function bodyOf(draft: ProductDraft) {
  const english = textsOf(draft, 'en_');
  return {
    ...textsOf(draft, ''),
    ...(draft.text('slug') === '' ? {} : { slug: draft.text('slug') }),
    price: toCents(draft.text('price')) / 100,
    categoryId: toTextOrNull(draft.text('categoryId')),
    printProfileId: toTextOrNull(draft.text('printProfileId')),
    featured: draft.flag('featured'),
    isVisible: draft.flag('isVisible'),
    isAvailableForMarket: draft.flag('isAvailableForMarket'),
    isPersonalised: draft.flag('isPersonalised'),
    loyaltyPoints: toNumber(draft.text('loyaltyPoints') || '0'),
    dimensions: toTextOrNull(draft.text('dimensions')),
    weight: toNumberOrNull(draft.text('weight')),
    magnetWidth: toNumberOrNull(draft.text('magnetWidth')),
    magnetHeight: toNumberOrNull(draft.text('magnetHeight')),
    ...(english.name === '' ? {} : { translations: { en: english } }),
  };
}
