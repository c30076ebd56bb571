import { usePlatform } from '@aimante/remote';
import { newId } from '@aimante/shop/new-id';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import type { UploadQueue } from '../original-upload/upload-queue.ts';
import { uploadQueueOf, useUploadProgress } from '../original-upload/use-original-upload.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { type ExportProgress, magnetOutput, renderAll } from '../picture-export/use-picture-export.ts';
import { type Purchase, toCartRequest } from './cart-request.ts';

export interface CartHandover {
  /** Number of pictures that are ready for the cart. Undefined while nothing is sent to the cart. */
  readonly progress: ExportProgress | undefined;
  /** The progress in words. While the last originals upload, the number of originals that have arrived. */
  readonly progressText: string | undefined;
  addToCart(purchase: Purchase): Promise<void>;
}

const notSentText = ({ progress }: UploadQueue) =>
  progress.get().isDelayed ? 'cart.upload.delayed' : 'cart.upload.alert';

/** Renders the pictures while the last originals upload, passes them to the cart and opens it. */
export function useCartRequest(): CartHandover {
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useCropperSession();
  const [project] = usePhotoProject();
  const upload = useUploadProgress();
  const [progress, setProgress] = useState<ExportProgress>();

  async function addToCart(purchase: Purchase) {
    const { items, photos, profile } = project;
    const uploads = uploadQueueOf(platform);
    for (const { id, name } of Object.values(photos)) {
      const blob = session.shelf.original(id);
      if (blob) uploads.add({ id, name, blob });
    }
    try {
      const previews = await renderAll(session, { items, output: magnetOutput(profile) }, setProgress);
      if (!(await uploads.settled(Object.keys(photos))))
        return platform.notify({ kind: 'error', text: t(notSentText(uploads)) });
      const lineId = session.lineId ?? newId();
      const request = toCartRequest({ lineId, project, purchase, previews, uploadIdOf: uploads.idOf });
      const { isAdded } = await platform.cart.add(request);
      if (!isAdded) return;
      await session.finish(lineId);
      platform.navigate('/cart');
    } catch {
      platform.notify({ kind: 'error', text: t('cart.failed.alert') });
    } finally {
      setProgress(undefined);
    }
  }
  const isSending = progress?.done === progress?.total && upload !== undefined && upload.done < upload.total;
  const making = progress && t('cart.add.progress', { ...progress });
  return { progress, progressText: isSending ? t('cart.originals.sending', { ...upload }) : making, addToCart };
}
