import { defineErrors } from '../../../platform/text/refusal.ts';

export const catalogueErrors = defineErrors({
  PRODUCT_NOT_FOUND: { status: 404, fr: 'Produit introuvable', en: 'Product not found' },
  CATEGORY_NOT_FOUND: { status: 404, fr: 'Catégorie introuvable', en: 'Category not found' },
  VARIANT_NOT_FOUND: { status: 404, fr: 'Variante introuvable', en: 'Variant not found' },
  OPTION_NOT_FOUND: { status: 404, fr: 'Option introuvable', en: 'Option not found' },
  PRINT_PROFILE_NOT_FOUND: { status: 404, fr: 'Profil d’impression introuvable', en: 'Print profile not found' },
  BUNDLE_NOT_FOUND: { status: 404, fr: 'Lot introuvable', en: 'Bundle not found' },
  IMAGE_NOT_FOUND: { status: 404, fr: 'Image introuvable', en: 'Picture not found' },
  SIZE_INCOMPLETE: {
    status: 400,
    fr: 'Indiquez la largeur et la hauteur du magnet, ou aucune des deux.',
    en: 'Enter both the width and the height of the magnet, or neither.',
  },
  SLUG_TAKEN: { status: 409, fr: 'Cette adresse est déjà utilisée.', en: 'This address is already in use.' },
  SKU_TAKEN: { status: 409, fr: 'Cette référence est déjà utilisée.', en: 'This reference is already in use.' },
  OPTION_EXISTS: { status: 409, fr: 'Cette option existe déjà.', en: 'This option already exists.' },
  OPTION_USED: {
    status: 409,
    fr: 'Cette option est utilisée par une variante.',
    en: 'This option is used by a variant.',
  },
  ORDER_INCOMPLETE: {
    status: 400,
    fr: 'La liste ne contient pas tous les éléments à ranger.',
    en: 'The list does not contain every item to put in order.',
  },
  STOCK_TOO_LOW: {
    status: 409,
    fr: 'Il n’en reste que {available}.',
    en: 'Only {available} left.',
    none: { fr: 'Il n’en reste plus.', en: 'There are none left.' },
  },
  TOO_MANY_IMAGES: { status: 409, fr: 'Un produit a 20 images au plus.', en: 'A product has 20 pictures at most.' },
});
