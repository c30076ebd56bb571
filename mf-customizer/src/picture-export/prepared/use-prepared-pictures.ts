import type { PrintProfile } from '@aimante/print';
import { useEffect } from 'react';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import type { ItemOutput } from '../render-item.ts';

/** Renders validated photos in the background, except the one in the cropper. */
export function usePreparedPictures(outputOf: (profile: PrintProfile) => ItemOutput): void {
  const { prepared } = useCropperSession();
  const [{ items, currentId, profile }] = usePhotoProject();
  useEffect(() => {
    const done = items.filter(({ id, isValidated }) => isValidated && id !== currentId);
    prepared.prepare(done, outputOf(profile));
  }, [prepared, items, currentId, profile, outputOf]);
}
