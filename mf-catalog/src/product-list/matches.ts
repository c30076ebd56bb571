import type { ProductCard } from '@aimante/api-contract/catalogue';

type Searched = Pick<ProductCard, 'name' | 'description' | 'category'>;

/** Removes case and accents, as people leave them out when they type. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'oe').toLowerCase().trim();
}

/** True if name, description or category name contains the text. */
export function productMatches({ name, description, category }: Searched, text: string): boolean {
  const wanted = foldText(text);
  return [name, description, category?.name ?? ''].some((field) => foldText(field).includes(wanted));
}
