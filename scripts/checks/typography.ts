/** The non-breaking spaces, wide and narrow. Escaped: nobody sees them in an editor. */
const NBSP = '\u00A0\u202F';
const MARKS: readonly { readonly mark: RegExp; readonly name: string }[] = [
  // A letter, a digit or a placeholder's end, then the mark at once or after a space that breaks.
  { name: ';', mark: new RegExp(`(?<!&\\w+)(?<=[^${NBSP}]);`) },
  { name: '! or ?', mark: new RegExp(`(?<=[^${NBSP}!?…])[!?]`) },
  { name: ':', mark: new RegExp(`(?<=[^${NBSP}]):(?=\\s|$|[${NBSP}])`) },
  // Some set texts put the sign before the amount.
  { name: '€ or %', mark: new RegExp(`(?<=[^${NBSP}(])[€%](?![\\d{])`) },
  { name: '»', mark: new RegExp(`(?<=[^${NBSP}])»`) },
  { name: '×', mark: /(?<=\d) ×|× (?=\d)/ },
  { name: '«', mark: new RegExp(`«(?=[^${NBSP}])`) },
];
/** An address keeps its own punctuation. */
const ADDRESS = /\b[a-z]+:\/\/\S+|(?<=^|\s)\/\S+|\S+@\S+/g;

/** The marks of a French text that lack their non-breaking space. */
export function frenchFaults(text: string): string[] {
  const prose = text.replaceAll(ADDRESS, 'x').replaceAll(/<[^>]*>/g, '');
  return MARKS.filter(({ mark }) => mark.test(prose)).map(({ name }) => name);
}
