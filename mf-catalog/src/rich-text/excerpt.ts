/**
 * The start of a text in at most `length` characters, with an ellipsis if it was shortened. A longer first word is cut.
 */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text.slice(0, 2 * length + 2));
  if (characters.length <= length) return text;
  const words = /^(.*\S)\s/su.exec(characters.slice(0, length + 1).join(''))?.[1];
  return `${words ?? characters.slice(0, length).join('')}…`;
}
