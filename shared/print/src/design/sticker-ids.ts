/** The drawings of the shop, in the order of their panel. */
export const STICKERS = [
  'heart',
  'star',
  'sparkle',
  'flower',
  'leaf',
  'sprig',
  'wreath',
  'wheat',
  'drop',
  'sun',
  'moon',
  'balloon',
  'cake',
] as const;

export type StickerId = (typeof STICKERS)[number];
