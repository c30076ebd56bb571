import { packingEndpoints as endpoints } from '@aimante/api-contract/packing/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { finishPacking, packTile, readPacking, restartPacking } from './pack-order.ts';
import { readScan } from './read-scan.ts';

export const registerPacking: ApiModule = (app, services) => {
  const { db, secrets } = services;
  const write = auditedWrite(services, 'orders');

  route(app, endpoints.readScan, ({ query }) => readScan(db, secrets.link, query.code));
  route(app, endpoints.getPacking, ({ params }) => readPacking(services, params.id));
  route(app, endpoints.packTile, (input) =>
    write(input, (tx, author) =>
      packTile({ tx, author, services }, { orderId: input.params.id, code: input.body.code }),
    ),
  );
  route(app, endpoints.restartPacking, (input) =>
    write(input, (tx, author) => restartPacking({ tx, author, services }, input.params.id)),
  );
  route(app, endpoints.finishPacking, (input) =>
    write(input, (tx, author) => finishPacking({ tx, author, services }, input.params.id)),
  );
};
