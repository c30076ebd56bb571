import { readText } from './read-text.ts';

const SECTIONS = [
  'scope',
  'products',
  'photos',
  'orders',
  'prices',
  'payment',
  'production',
  'delivery',
  'withdrawal',
  'guarantees',
  'satisfaction',
  'loyalty',
  'liability',
  'disputes',
] as const;

export interface LegalText {
  readonly title: string;
  readonly text: string;
  /** Date of the last change, such as `2026-11-20`. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Markup: see `fillText` and `toBlocks`. */
  readonly body: string;
}

/** The terms of sale, from the texts of `@aimante/shop/terms/fr` or `/en`: of the page and of the PDF in the mail. */
export function termsOfSale(texts: object): LegalText {
  const text = (key: string) => readText(texts, `legalTerms.${key}`);
  return {
    title: text('intro.title'),
    text: text('intro.text'),
    updated: '2026-11-27',
    sections: SECTIONS.map((id) => ({ id, title: text(`${id}.title`), body: text(`${id}.body`) })),
  };
}
