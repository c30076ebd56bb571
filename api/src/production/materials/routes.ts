import { materialsEndpoints as endpoints } from '@aimante/api-contract/materials/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { selectMaterials, selectMovements } from './material-rows.ts';
import { createMaterial, moveMaterial, updateMaterial } from './material-service.ts';

export const registerMaterials: ApiModule = (app, services) => {
  const { db, now } = services;
  const write = auditedWrite(services, 'orders');

  route(app, endpoints.listMaterials, () => selectMaterials(db));
  route(app, endpoints.createMaterial, (input) => write(input, (tx, author) => createMaterial(tx, author, input.body)));
  route(app, endpoints.updateMaterial, (input) =>
    write(input, (tx, author) => updateMaterial(tx, author, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.moveMaterial, (input) =>
    write(input, (tx, author) => moveMaterial(tx, author, { ...input.body, id: input.params.id, now: now() })),
  );
  route(app, endpoints.listMaterialMovements, ({ params }) => selectMovements(db, params.id));
};
