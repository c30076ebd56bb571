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

/** A legal text from its title, its introduction, and a title and body for each section. */
export function legalText(text: (key: string) => string, sections: readonly string[], updated: string): LegalText {
  return {
    title: text('intro.title'),
    text: text('intro.text'),
    updated,
    sections: sections.map((id) => ({ id, title: text(`${id}.title`), body: text(`${id}.body`) })),
  };
}

/** The terms of sale, from the texts of `@aimante/shop/terms/fr` or `/en`: of the page and of the PDF in the mail. */
export function termsOfSale(texts: object): LegalText {
  return legalText((key) => readText(texts, `legalTerms.${key}`), SECTIONS, '2026-11-27');
}
