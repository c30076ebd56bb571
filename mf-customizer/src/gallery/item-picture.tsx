import { useLookedThumbnail } from '../look/use-looked-thumbnail.ts';
import type { QueueItem } from '../photo-project/photo-project.ts';
import { CroppedPicture } from './cropped-picture.tsx';

interface ItemPictureProps {
  readonly item: Pick<QueueItem, 'photoId' | 'recipe'>;
  /** Longer side of the whole photo in pixels, for a place that shows many looks of it. */
  readonly longest?: number;
}

/** A photo of the project in its frame, with its light and mood. */
export function ItemPicture({ item, longest }: ItemPictureProps) {
  return <CroppedPicture src={useLookedThumbnail(item, longest)} recipe={item.recipe} />;
}
