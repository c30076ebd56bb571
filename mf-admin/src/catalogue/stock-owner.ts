type Owner = 'product' | 'variant';

/** A product or one of its variants, as the value of a choice. */
export const ownerValue = (owner: Owner, id: string) => `${owner}:${id}`;

export function ownerOf(value: string): { owner: Owner; id: string } {
  const [owner, id = ''] = value.split(':');
  return { owner: owner === 'variant' ? 'variant' : 'product', id };
}
