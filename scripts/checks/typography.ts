/** The non-breaking spaces, wide and narrow. Escaped, because an editor does not show the difference. */
const NBSP = '\u00A0\u202F';
const MARKS: readonly { readonly mark: RegExp; readonly name: string }[] = [
  // A letter, a digit or the end of a placeholder, then the mark directly or after a breaking space.
  { name: ';', mark: new RegExp(`(?<!&\\w+)(?<=[^${NBSP}]);`) },
  { name: '! or ?', mark: new RegExp(`(?<=[^${NBSP}!?…])[!?]`) },
  { name: ':', mark: new RegExp(`(?<=[^${NBSP}]):(?=\\s|$|[${NBSP}])`) },
  // Some texts put the sign before the amount.
  { name: '€ or %', mark: new RegExp(`(?<=[^${NBSP}(])[€%](?![\\d{])`) },
  { name: '»', mark: new RegExp(`(?<=[^${NBSP}])»`) },
  { name: '×', mark: /(?<=\d) ×|× (?=\d)/ },
  { name: '«', mark: new RegExp(`«(?=[^${NBSP}])`) },
];
/** An address keeps its own punctuation. */
const ADDRESS = /\b[a-z]+:\/\/\S+|(?<=^|\s)\/\S+|\S+@\S+/g;

/** The punctuation marks of a French text that lack their non-breaking space. */
export function frenchFaults(text: string): string[] {
  const prose = text.replaceAll(ADDRESS, 'x').replaceAll(/<[^>]*>/g, '');
  return MARKS.filter(({ mark }) => mark.test(prose)).map(({ name }) => name);
}
