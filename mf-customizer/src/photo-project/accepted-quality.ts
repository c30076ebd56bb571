import { type Project, type QueueItem, qualityOf } from './photo-project.ts';

const WORST_FIRST = ['poor', 'soft', 'good', 'excellent'] as const;

/** A visitor accepts the quality on the screen. A worse one, by a closer crop or a larger magnet, needs another yes. */
export function withSeenQuality(before: Project, after: Project): Project {
  if (before === after || !after.items.some(({ isLowQualityAccepted }) => isLowQualityAccepted)) return after;
  const seen = new Map(before.items.map((item) => [item.id, item]));
  const items = after.items.map((item) => {
    const known = seen.get(item.id);
    const isWorse = known?.isLowQualityAccepted && rankOf(item, after) < rankOf(known, before);
    return isWorse ? { ...item, isLowQualityAccepted: false } : item;
  });
  return { ...after, items };
}

const rankOf = ({ recipe }: QueueItem, { profile }: Project) => WORST_FIRST.indexOf(qualityOf(recipe, profile).quality);
