import sanitize from 'sanitize-html';

/** What an editor may put into a long description; everything else is taken out, its text stays. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [
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
    ],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();
