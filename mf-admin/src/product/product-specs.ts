import type { PrintProfile } from '@aimante/api-contract/catalogue';
import { useT } from '@aimante/remote';
import type { FieldSpec } from '../edit-form/draft-field.tsx';
import { type ProductField, specNames } from './product-draft.ts';

type Spec = FieldSpec<ProductField>;

interface Choices {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly profiles: readonly PrintProfile[];
}

/** Fields of the editor, per tab. */
export function useProductSpecs({ categories, profiles }: Choices) {
  const t = useT();
  const label = (name: string) => t(`product.field.${name}` as 'product.field.name');
  const textSpecs = (prefix: '' | 'en_'): Spec[] => [
    { name: `${prefix}name`, label: label('name'), maxLength: 160, isRequired: prefix === '', isWide: true },
    { name: `${prefix}description`, label: label('description'), kind: 'area', maxLength: 1000 },
  ];
  const longSpecs = (prefix: '' | 'en_'): Spec[] => [
    { name: `${prefix}material`, label: label('material'), maxLength: 200, isWide: true },
    ...specNames.map((name): Spec => ({ name: `${prefix}spec_${name}`, label: label(`spec_${name}`), maxLength: 200 })),
    { name: `${prefix}features`, label: label('features'), kind: 'area', help: t('product.help.lines') },
    { name: `${prefix}applications`, label: label('applications'), kind: 'area', help: t('product.help.lines') },
  ];
  const seoSpecs = (prefix: '' | 'en_'): Spec[] => [
    { name: `${prefix}seoTitle`, label: label('seoTitle'), maxLength: 120, isWide: true },
    { name: `${prefix}seoDescription`, label: label('seoDescription'), kind: 'area', maxLength: 320 },
  ];
  const asEnglish = (specs: Spec[]) => specs.map((spec): Spec => ({ ...spec, lang: 'en' }));
  return {
    general: [
      ...textSpecs(''),
      { name: 'slug', label: label('slug'), kind: 'code', help: t('product.help.slug'), maxLength: 120 },
      {
        name: 'categoryId',
        label: label('categoryId'),
        kind: 'select',
        options: [
          { value: '', label: t('products.noCategory') },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
    ],
    switches: [
      { name: 'isVisible', label: label('isVisible'), kind: 'switch' },
      { name: 'featured', label: label('featured'), kind: 'switch' },
      { name: 'isAvailableForMarket', label: label('isAvailableForMarket'), kind: 'switch' },
      { name: 'isPersonalised', label: label('isPersonalised'), kind: 'switch', help: t('product.help.personalised') },
    ],
    price: [
      { name: 'price', label: label('price'), kind: 'amount', unit: '€', isRequired: true },
      { name: 'loyaltyPoints', label: label('loyaltyPoints'), kind: 'number' },
    ],
    print: [
      { name: 'magnetWidth', label: label('magnetWidth'), kind: 'number', unit: 'mm' },
      { name: 'magnetHeight', label: label('magnetHeight'), kind: 'number', unit: 'mm' },
      {
        name: 'printProfileId',
        label: label('printProfileId'),
        kind: 'select',
        options: [{ value: '', label: '–' }, ...profiles.map(({ id, name }) => ({ value: id, label: name }))],
      },
    ],
    specifications: [
      { name: 'dimensions', label: label('dimensions'), maxLength: 120 },
      { name: 'weight', label: label('weight'), kind: 'number', unit: 'g' },
      ...longSpecs(''),
    ],
    seo: seoSpecs(''),
    english: asEnglish([...textSpecs('en_'), ...longSpecs('en_'), ...seoSpecs('en_')]),
  } satisfies Record<string, Spec[]>;
}
