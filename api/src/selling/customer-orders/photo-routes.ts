import { orderEndpoints as endpoints } from '@aimante/api-contract/orders/endpoints';
import { photoErrors, photoOwners } from '../../people/index.ts';
import { sendPrivatePicture } from '../../platform/http/answers/private-picture.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { byVisitor } from '../orders/record/order-event.ts';
import { orderVisits } from './order-visits.ts';
import { addPhotos } from './photos/add-photos.ts';
import { isMagnetLink } from './photos/magnet-link.ts';
import { drawMagnetPicture } from './photos/magnet-picture.ts';
import { printAnyway } from './photos/print-anyway.ts';
import { replacePhoto } from './photos/replace-photo.ts';

/** The photos of a placed order, for its customer. */
export const registerOrderPhotos: ApiModule = (app, services) => {
  const { secrets, now, config } = services;
  const owners = photoOwners(config);
  const { change } = orderVisits(services);

  route(app, endpoints.replaceOrderPhoto, async (visit) =>
    change(visit, (tx, order) =>
      replacePhoto(services, tx, {
        order,
        linePhotoId: visit.params.line,
        ...visit.body,
        owners: owners.keysOf(visit.request, visit.actor),
        by: byVisitor(visit.actor),
        now: now(),
      }),
    ),
  );

  route(app, endpoints.addOrderPhotos, async (visit) =>
    change(visit, (tx, order) =>
      addPhotos(services, tx, {
        order,
        lineId: visit.params.line,
        ...visit.body,
        owners: owners.keysOf(visit.request, visit.actor),
        by: byVisitor(visit.actor),
      }),
    ),
  );

  route(app, endpoints.magnetPicture, async ({ params, query: { photo, ...signed }, reply }) => {
    const magnet = { linePhotoId: params.line, photoId: photo };
    if (!isMagnetLink(secrets.link, magnet, { ...signed, now: now() })) return photoErrors.PHOTO_NOT_FOUND();
    const picture = await drawMagnetPicture(services, magnet);
    return picture ? sendPrivatePicture(reply, picture) : photoErrors.PHOTO_NOT_FOUND();
  });

  route(app, endpoints.printPhotoAnyway, async (visit) =>
    change(visit, (tx, order) =>
      printAnyway(tx, { order, linePhotoId: visit.params.line, by: byVisitor(visit.actor), now: now() }),
    ),
  );
};
