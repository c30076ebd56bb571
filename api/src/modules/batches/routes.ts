import { batchesEndpoints as endpoints } from '@aimante/api-contract/batches/endpoints';
import { sql } from 'drizzle-orm';
import { auditedWrite } from '../../audit/audited-write.ts';
import { saidDeleted } from '../../http/messages.ts';
import { route } from '../../http/route.ts';
import type { ApiModule } from '../../services.ts';
import { selectBatch, selectBatches } from './batch-rows.ts';
import { createBatch, planBatch, reprintTiles } from './batch-service.ts';
import { batchErrors } from './errors.ts';
import { markPrinted } from './mark-printed.ts';
import { createSheetProfile, deleteSheetProfile, selectSheetProfiles, updateSheetProfile } from './sheet-profiles.ts';

export const registerBatches: ApiModule = (app, services) => {
  const { db, storage, now } = services;
  const write = auditedWrite(services, 'orders');

  route(app, endpoints.planBatch, ({ body }) => db.transaction((tx) => planBatch(tx, body)));
  route(app, endpoints.createBatch, (input) =>
    write(input, (tx, author) => createBatch({ db: tx, author, services }, input.body)),
  );
  route(app, endpoints.listBatches, () => selectBatches(db));
  route(
    app,
    endpoints.getBatch,
    async ({ params }) => (await selectBatch(db, params.id)) ?? batchErrors.BATCH_NOT_FOUND(),
  );
  route(app, endpoints.getBatchSheets, async ({ params, reply }) => {
    const found = await db.execute<{ number: string; path: string | null }>(
      sql`SELECT number, pdf_path AS path FROM print_batches WHERE id = ${params.id}`,
    );
    const [batch] = found.rows;
    if (!batch) return batchErrors.BATCH_NOT_FOUND();
    const file = batch.path === null ? undefined : await storage.open(batch.path);
    if (!file) return batchErrors.BATCH_FILE_MISSING();
    reply.header('content-disposition', `attachment; filename="${batch.number}.pdf"`);
    return reply.type('application/pdf').header('content-length', file.size).send(file.stream);
  });
  route(app, endpoints.markBatchPrinted, (input) =>
    write(input, (tx, author) => markPrinted(tx, author, { id: input.params.id, now: now() })),
  );
  route(app, endpoints.reprintTiles, (input) =>
    write(input, (tx, author) => reprintTiles({ db: tx, author, services }, { ...input.params, ...input.body })),
  );
  route(app, endpoints.listSheetProfiles, () => selectSheetProfiles(db));
  route(app, endpoints.createSheetProfile, (input) =>
    write(input, (tx, author) => createSheetProfile(tx, author, input.body)),
  );
  route(app, endpoints.updateSheetProfile, (input) =>
    write(input, (tx, author) => updateSheetProfile(tx, author, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.deleteSheetProfile, async ({ params, locale, ...input }) =>
    saidDeleted(await write(input, (tx, author) => deleteSheetProfile(tx, author, params.id)), locale),
  );
};
