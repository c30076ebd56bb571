import { useSyncExternalStore } from 'react';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import type { QueueItem } from '../photo-project/photo-project.ts';

/** Address of an item's thumbnail, with its light and mood. */
export function useLookedThumbnail(
  item: Pick<QueueItem, 'photoId' | 'recipe'> | undefined,
  longest?: number,
): string | undefined {
  const { looks } = useCropperSession();
  const address = () => item && looks.thumbnailUrl(item.photoId, item.recipe, longest);
  return useSyncExternalStore(looks.subscribe, address, address);
}
