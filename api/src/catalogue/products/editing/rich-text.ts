import { richSchemes, richTags } from '@aimante/api-contract/catalogue/rich-text';
import sanitize from 'sanitize-html';

/** Removes every tag that an editor may not use in a long description, and keeps its text. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: [...richSchemes],
    allowProtocolRelative: false,
  }).trim();
