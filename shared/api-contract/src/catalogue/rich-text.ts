/** The elements that a product's long description may contain. Any other element is removed and its text is kept. */
export const richTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'blockquote',
  'a',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type RichTag = (typeof richTags)[number];

/** The schemes that a link may have, besides links to pages of the shop. */
export const richSchemes = ['https', 'mailto', 'tel'] as const;
