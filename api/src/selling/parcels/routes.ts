import { parcelsEndpoints as endpoints } from '@aimante/api-contract/parcels/endpoints';
import { z } from 'zod';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { CarrierRefusal, CarrierSilence } from '../carriers/protocol/carrier.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { parcelErrors } from './errors.ts';
import { followParcel } from './follow-parcels.ts';
import { findParcel, listParcels, parcelsOfOrder } from './list-parcels.ts';
import { makeLabels } from './make-labels.ts';
import { voidParcel } from './void-parcel.ts';

const idList = z.array(z.uuid()).min(1).max(100);

export const registerParcels: ApiModule = (app, services) => {
  const { db } = services;

  route(app, endpoints.listParcels, ({ query }) => listParcels(services, query));

  route(app, endpoints.makeLabels, ({ body, actor, request, locale }) =>
    makeLabels({ services, author: { actor, request }, locale }, body),
  );

  route(app, endpoints.downloadLabels, async ({ query, reply }) => {
    const ids = idList.safeParse(query.parcels.split(','));
    const { labelsFile } = await import('./labels-file.ts');
    const file = ids.success ? await labelsFile(services, ids.data) : parcelErrors.PARCEL_NOT_FOUND();
    if (file instanceof Refusal) return file;
    return reply.type('application/pdf').header('cache-control', 'private, no-store').send(file);
  });

  route(app, endpoints.trackParcel, async ({ params }) => {
    if (!(await findParcel(services, db, params.id))) return parcelErrors.PARCEL_NOT_FOUND();
    try {
      await followParcel(services, params.id);
    } catch (error) {
      if (error instanceof CarrierSilence) return parcelErrors.CARRIER_AWAY({ retryAfter: 30 });
      if (error instanceof CarrierRefusal) return parcelErrors.CARRIER_REFUSED({ problem: error.message });
      throw error;
    }
    return (await findParcel(services, db, params.id)) ?? parcelErrors.PARCEL_NOT_FOUND();
  });

  route(app, endpoints.voidParcel, ({ params, actor, request }) => voidParcel(services, { actor, request }, params.id));

  route(
    app,
    endpoints.listOrderParcels,
    async ({ params }) => (await parcelsOfOrder(services, params.id)) ?? orderErrors.ORDER_NOT_FOUND(),
  );
};
