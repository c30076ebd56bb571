import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { deletedMessage } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { Services } from '../../platform/services/services.ts';
import { createView, deleteView, listViews, updateView } from './list-views.ts';

export function registerListViews(app: FastifyInstance, { db }: Services): void {
  route(app, endpoints.listViews, ({ query, actor }) => listViews(db, actor.id, query.list));
  route(app, endpoints.createView, (input) => inTransaction(db, (tx) => createView(tx, input, input.body)));
  route(app, endpoints.updateView, (input) =>
    inTransaction(db, (tx) => updateView(tx, input, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.deleteView, async (input) =>
    deletedMessage(await inTransaction(db, (tx) => deleteView(tx, input, input.params.id)), input.locale),
  );
}
