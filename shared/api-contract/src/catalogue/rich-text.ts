/** What a product's long description may be made of. Anything else keeps its text and loses its element. */
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

/** Where a link of it may lead, beside pages of the shop. */
export const richSchemes = ['https', 'mailto', 'tel'] as const;
