export { fillText } from './fill-text.ts';
export { type Block, toBlocks } from './paragraphs.ts';
export { readText } from './read-text.ts';
export { type QuotedSettings, settingsValues } from './settings-values.ts';
export { type LegalSection, type LegalText, legalText, termsOfSale } from './terms-of-sale.ts';
