import type { SeedProduct } from './seed-product.ts';

type Facts = Readonly<Record<'fr' | 'en', { readonly thickness: string; readonly care: string }>>;

const pressed: Facts = {
  fr: { thickness: '4 mm', care: 'Chiffon doux et sec. Ni éponge abrasive, ni lave-vaisselle.' },
  en: { thickness: '4 mm', care: 'Soft dry cloth. No scouring pad, no dishwasher.' },
};
const flat: Facts = {
  fr: { thickness: '1 mm', care: 'Chiffon doux, à peine humide. À garder à l’abri du soleil direct.' },
  en: { thickness: '1 mm', care: 'Soft, slightly damp cloth. Keep out of direct sunlight.' },
};
const PRESSED_PROFILES: ReadonlySet<string | undefined> = new Set(['Presse 5 × 5', 'Badge rond']);

/** Thickness and care of a demo magnet. Another item has only what its own texts say. */
export function factsOf({ size, profile }: Pick<SeedProduct, 'size' | 'profile'>, locale: 'fr' | 'en') {
  if (!size) return {};
  return (PRESSED_PROFILES.has(profile) ? pressed : flat)[locale];
}
