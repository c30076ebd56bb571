import type { Product } from '@aimante/api-contract/catalogue';

/** Width by height of the magnets for which the customizer has templates. */
const PROPORTIONS = [1, 10 / 7, 8 / 5, 5 / 7];
/** Between proportions that look alike. */
const MOST_DIFFERENCE = 1.1;

type Sized = Pick<Product, 'isPersonalised' | 'magnetWidth' | 'magnetHeight' | 'magnetShape'>;

/** Whether a magnet can be made from a template. The gallery of templates says it exactly. */
export function hasTemplates({ isPersonalised, magnetWidth, magnetHeight, magnetShape }: Sized): boolean {
  if (!isPersonalised || !magnetWidth || !magnetHeight) return false;
  if (magnetShape !== 'rectangle') return false;
  const proportions = magnetWidth / magnetHeight;
  return PROPORTIONS.some((each) => Math.max(each / proportions, proportions / each) <= MOST_DIFFERENCE);
}
