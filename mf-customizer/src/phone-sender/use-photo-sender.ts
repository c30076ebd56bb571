import { pairingHeader } from '@aimante/api-contract/photo-pairings';
import { untilLoaded, usePlatform } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { useEffect, useState } from 'react';
import { createPhotoSender, type PhotoSender } from './photo-sender.ts';
import { preparePhoto } from './prepare-photo.ts';

/** Sends photos with the token of a pairing as long as the page is open. */
export function usePhotoSender(token: string): PhotoSender | undefined {
  const api = useApi();
  const { api: server } = usePlatform();
  const [sender, setSender] = useState<PhotoSender>();
  useEffect(() => {
    // At once: the network may be gone when the first photo is chosen.
    const loading = untilLoaded(() => import(/* webpackChunkName: "tus" */ '@aimante/remote/upload'));
    const created = createPhotoSender({
      api,
      token,
      prepare: (file) => preparePhoto(server, file),
      async send(file, name, options) {
        const { sendFile } = await loading;
        await sendFile(server, file, { ...options, headers: { [pairingHeader]: token }, metadata: { filename: name } });
      },
    });
    setSender(created);
    addEventListener('online', created.retry);
    return () => {
      removeEventListener('online', created.retry);
      created.stop();
    };
  }, [api, server, token]);
  return sender;
}
