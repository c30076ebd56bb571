const segmenter = new Intl.Segmenter();

/** The beginning of a text: at most `length` characters, then an ellipsis where something was left out. */
export function excerpt(text: string, length: number): string {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}
