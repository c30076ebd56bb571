import { addOrderPhotos, type Order, type OrderLine } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useChange, useQueryCache } from '@aimante/remote/data';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOrder, ORDERS_KEY, orderPass } from '../../order-status/order-query.ts';
import { uploadPhoto } from '../photos/upload-photo.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

/** Sends the chosen photos, then adds them to the line. After a failure, the photos that arrived are not sent again. */
export function useAddPhotos(order: Order, line: OrderLine, onAdded: () => void) {
  const { t } = useTranslation();
  const { api: platformApi } = usePlatform();
  const cache = useQueryCache();
  const arrived = useRef(new Map<string, string>());
  const [sentCount, setSentCount] = useState(0);
  const add = useChange(
    async (api, chosen: readonly ChosenPhoto[]) => {
      const photos = [];
      for (const [place, { id, file, name, copies, recipe }] of chosen.entries()) {
        setSentCount(place);
        const photoId = arrived.current.get(id) ?? (await uploadPhoto(platformApi, file, name));
        arrived.current.set(id, photoId);
        photos.push({ id, photoId, copies, recipe: { ...recipe } });
      }
      return api(addOrderPhotos, { params: { id: order.id, line: line.id }, body: { photos } }, orderPass(order));
    },
    {
      onDone(saved) {
        onAdded();
        keepOrder(cache, saved);
      },
      done: t('order.addPhotos.done'),
      refresh: [ORDERS_KEY],
      failure: 'inline',
      canBeGuest: order.isGuestOrder,
    },
  );
  return { ...add, sentCount };
}
