import { defineErrors } from '../../http/refusal.ts';

export const catalogueErrors = defineErrors({
  PRODUCT_NOT_FOUND: { status: 404, fr: 'Produit introuvable', en: 'Product not found' },
  CATEGORY_NOT_FOUND: { status: 404, fr: 'Catégorie introuvable', en: 'Category not found' },
  VARIANT_NOT_FOUND: { status: 404, fr: 'Variante introuvable', en: 'Variant not found' },
  OPTION_NOT_FOUND: { status: 404, fr: 'Option introuvable', en: 'Option not found' },
  BUNDLE_NOT_FOUND: { status: 404, fr: 'Lot introuvable', en: 'Bundle not found' },
  IMAGE_NOT_FOUND: { status: 404, fr: 'Image introuvable', en: 'Picture not found' },
});
