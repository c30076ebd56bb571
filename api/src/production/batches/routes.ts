import { batchesEndpoints as endpoints } from '@aimante/api-contract/batches/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { sendArchive } from '../../platform/http/answers/send-archive.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { downloadAssemblySlip } from './assembly-slip.ts';
import { selectBatch, selectBatches } from './batch-rows.ts';
import { createBatch, planBatch, reprintTiles } from './batch-service.ts';
import { layOutAgain } from './lay-out-again.ts';
import { batchErrors } from './layout/errors.ts';
import { markPrinted } from './mark-printed.ts';
import { releasePlaces, returnToPlaces } from './release-places.ts';
import { downloadContourDrawings, downloadContourPdf } from './sheets/contour-files.ts';
import { downloadPressFile, downloadSheets } from './sheets/current-sheets.ts';
import { unmarkPrinted } from './unmark-printed.ts';

export const registerBatches: ApiModule = (app, services) => {
  const { db, now } = services;
  const write = auditedWrite(services, 'orders');

  route(app, endpoints.planBatch, ({ body }) => planBatch(db, body));
  route(app, endpoints.createBatch, (input) =>
    write(input, (tx, author) => createBatch({ db: tx, author, services }, input.body)),
  );
  route(app, endpoints.listBatches, () => selectBatches(db));
  route(
    app,
    endpoints.getBatch,
    async ({ params }) => (await selectBatch(db, params.id)) ?? batchErrors.BATCH_NOT_FOUND(),
  );
  route(app, endpoints.getBatchSheets, async ({ params, actor, reply }) => {
    const sheets = await downloadSheets(services, { id: params.id, actorId: actor.id });
    if (sheets instanceof Refusal) return sheets;
    const { name, file } = sheets;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('application/pdf').header('content-length', file.size).send(file.stream);
  });
  route(app, endpoints.getBatchPress, async ({ params, actor, reply }) => {
    const press = await downloadPressFile(services, { id: params.id, actorId: actor.id });
    if (press instanceof Refusal) return press;
    reply.header('content-disposition', `attachment; filename="${press.name}"`);
    return reply.type('application/pdf').send(press.file);
  });
  route(app, endpoints.getBatchContour, async ({ params, actor, reply }) => {
    const contour = await downloadContourPdf(services, { id: params.id, actorId: actor.id });
    if (contour instanceof Refusal) return contour;
    reply.header('content-disposition', `attachment; filename="${contour.name}"`);
    return reply.type('application/pdf').send(contour.file);
  });
  route(app, endpoints.getBatchDrawings, async ({ params, actor, reply }) => {
    const drawings = await downloadContourDrawings(services, { id: params.id, actorId: actor.id });
    return drawings instanceof Refusal ? drawings : sendArchive(reply, { ...drawings, at: now() });
  });
  route(app, endpoints.getBatchCodes, async ({ params, reply }) => {
    const list = await downloadAssemblySlip(services, params.id);
    if (list instanceof Refusal) return list;
    reply.header('content-disposition', `attachment; filename="${list.name}"`);
    return reply.type('application/pdf').send(list.file);
  });
  route(app, endpoints.markBatchPrinted, (input) =>
    write(input, (tx, author) =>
      markPrinted(tx, author, { id: input.params.id, version: input.body?.version, now: now() }),
    ),
  );
  route(app, endpoints.unmarkBatchPrinted, (input) =>
    write(input, (tx, author) => unmarkPrinted(tx, author, { id: input.params.id, now: now() })),
  );
  route(app, endpoints.layOutBatch, (input) =>
    write(input, (tx, author) => layOutAgain({ db: tx, author }, input.params.id)),
  );
  route(app, endpoints.releasePlaces, (input) =>
    write(input, (tx, author) =>
      releasePlaces({ db: tx, author, now: now(), id: input.params.id, orderId: input.body.orderId }),
    ),
  );
  route(app, endpoints.returnToPlaces, (input) =>
    write(input, (tx, author) =>
      returnToPlaces({ db: tx, author, now: now(), id: input.params.id, orderId: input.body.orderId }),
    ),
  );
  route(app, endpoints.reprintTiles, (input) =>
    write(input, (tx, author) => reprintTiles({ db: tx, author, services }, { ...input.params, ...input.body })),
  );
};
