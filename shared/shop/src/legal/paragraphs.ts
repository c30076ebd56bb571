export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] };

/** Splits a text into blocks: an empty line separates paragraphs, and lines with a dash form a list. */
export function toBlocks(body: string): readonly Block[] {
  return body.split('\n\n').map((part) => {
    const lines = part.split('\n');
    const isList = lines.every((line) => line.startsWith('- '));
    return isList ? { kind: 'list', lines: lines.map((line) => line.slice(2)) } : { kind: 'text', text: part };
  });
}
