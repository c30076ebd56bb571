import type { PrintProfile } from '@aimante/api-contract/catalogue';
import { productUpdateSchema, specsSchema } from '@aimante/api-contract/catalogue/schemas';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { CustomInputProps, FieldSpec } from '../../form/fields/field-spec.ts';
import { RichText } from '../../form/rich-text/rich-text.tsx';

/** Request body that changes a product. A new product needs the same fields. */
export const productBodySchema = productUpdateSchema
  .omit({ version: true, stock: true })
  .required({ name: true, price: true });

type Spec = FieldSpec<FieldPath<z.input<typeof productBodySchema>>>;

const specNames = specsSchema.keyof().options;

interface Choices {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly profiles: readonly PrintProfile[];
}

export function useProductSpecs({ categories, profiles }: Choices) {
  const { t } = useTranslation();
  const label = (name: string) => t(`product.field.${name}` as 'product.field.name');
  const longDescription = (lang: 'fr' | 'en') => ({
    label: label('longDescription'),
    isWide: true,
    input: ({ value, ...field }: CustomInputProps) => <RichText {...field} lang={lang} value={String(value)} />,
  });
  const textSpecs = (prefix: '' | 'translations.en.'): Spec[] => [
    { name: `${prefix}name`, label: label('name'), isWide: true },
    { name: `${prefix}description`, label: label('description'), kind: 'area' },
  ];
  const longSpecs = (prefix: '' | 'translations.en.'): Spec[] => [
    { name: `${prefix}material`, label: label('material'), isWide: true, ifEmpty: null },
    ...specNames.map(
      (name): Spec => ({ name: `${prefix}specs.${name}`, label: label(`spec_${name}`), ifEmpty: undefined }),
    ),
    { name: `${prefix}features`, label: label('features'), kind: 'lines', help: t('product.help.lines') },
    { name: `${prefix}applications`, label: label('applications'), kind: 'lines', help: t('product.help.lines') },
  ];
  const seoSpecs = (prefix: '' | 'translations.en.'): Spec[] => [
    { name: `${prefix}seoTitle`, label: label('seoTitle'), isWide: true, ifEmpty: null },
    { name: `${prefix}seoDescription`, label: label('seoDescription'), kind: 'area', ifEmpty: null },
  ];
  const asEnglish = (specs: Spec[]) => specs.map((spec): Spec => ({ ...spec, lang: 'en' }));
  return {
    general: [
      ...textSpecs(''),
      { name: 'slug', label: label('slug'), kind: 'code', help: t('product.help.slug'), ifEmpty: undefined },
      {
        name: 'categoryId',
        label: label('categoryId'),
        kind: 'select',
        ifEmpty: null,
        options: [
          { value: '', label: t('products.noCategory') },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
      { ...longDescription('fr'), name: 'longDescription' },
    ],
    switches: [
      { name: 'isVisible', label: label('isVisible'), kind: 'switch' },
      { name: 'featured', label: label('featured'), kind: 'switch' },
      { name: 'isAvailableForMarket', label: label('isAvailableForMarket'), kind: 'switch' },
      { name: 'isPersonalised', label: label('isPersonalised'), kind: 'switch', help: t('product.help.personalised') },
    ],
    price: [
      { name: 'price', label: label('price'), kind: 'euros', unit: '€' },
      { name: 'loyaltyPoints', label: label('loyaltyPoints'), kind: 'number' },
    ],
    print: [
      { name: 'magnetWidth', label: label('magnetWidth'), kind: 'number', unit: 'mm' },
      { name: 'magnetHeight', label: label('magnetHeight'), kind: 'number', unit: 'mm' },
      {
        name: 'printProfileId',
        label: label('printProfileId'),
        kind: 'select',
        ifEmpty: null,
        options: [{ value: '', label: '–' }, ...profiles.map(({ id, name }) => ({ value: id, label: name }))],
      },
    ],
    specifications: [
      { name: 'dimensions', label: label('dimensions'), ifEmpty: null },
      { name: 'weight', label: label('weight'), kind: 'number', unit: 'g' },
      ...longSpecs(''),
    ],
    seo: seoSpecs(''),
    english: asEnglish([
      ...textSpecs('translations.en.'),
      ...longSpecs('translations.en.'),
      ...seoSpecs('translations.en.'),
      { ...longDescription('en'), name: 'translations.en.longDescription' },
    ]),
  } satisfies Record<string, Spec[]>;
}
