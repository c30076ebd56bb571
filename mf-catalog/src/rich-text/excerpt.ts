/** The first words of a text, `length` characters at most, with an ellipsis for what was left out. A first word that is longer is cut. */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text.slice(0, 2 * length + 2));
  if (characters.length <= length) return text;
  const words = /^(.*\S)\s/su.exec(characters.slice(0, length + 1).join(''))?.[1];
  return `${words ?? characters.slice(0, length).join('')}…`;
}
