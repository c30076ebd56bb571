import type { ProductCard } from '@aimante/api-contract/catalogue';
import { foldText } from '@aimante/shop/fold-text';

type Searched = Pick<ProductCard, 'name' | 'description' | 'category'>;

export function productMatches({ name, description, category }: Searched, text: string): boolean {
  const wanted = foldText(text);
  return [name, description, category?.name ?? ''].some((field) => foldText(field).includes(wanted));
}
