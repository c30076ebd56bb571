import type { SizeMm } from '../sizes/length.ts';

export const OCCASIONS = ['birth', 'wedding', 'calendar', 'card', 'photo'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Proportions may differ by this much: a template is then placed in the middle of the magnet. */
const MOST_DIFFERENCE = 1.16;

/** Whether a template of this size may be printed on a magnet. */
export function isForMagnet(template: SizeMm, magnet: SizeMm): boolean {
  const ratio = template.width / template.height / (magnet.width / magnet.height);
  return Math.max(ratio, 1 / ratio) <= MOST_DIFFERENCE;
}
