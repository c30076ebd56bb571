import { richSchemes, richTags } from '@aimante/api-contract/catalogue/rich-text';
import sanitize from 'sanitize-html';

/** What an editor may put into a long description; everything else is taken out, its text stays. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: [...richSchemes],
    allowProtocolRelative: false,
  }).trim();
