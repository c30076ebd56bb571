import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { auditedWrite } from '../../../platform/audit/audited-write.ts';
import { deletedMessage, unlessRefused } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { catalogueErrors } from '../record/errors.ts';
import { selectProducts } from '../record/product-rows.ts';
import { viewVariant } from '../record/views.ts';
import { createOption, deleteOption, selectOptions, updateOption } from './option-service.ts';
import { createVariant, deleteVariant, updateVariant } from './variant-service.ts';

export function registerVariants(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const write = auditedWrite(services, 'catalogue');

  route(app, endpoints.listVariants, async ({ params, locale }) => {
    const [row] = await selectProducts(db, locale, { where: sql`p.id = ${params.productId} AND p.is_visible` });
    return row ? row.variants.map(viewVariant) : catalogueErrors.PRODUCT_NOT_FOUND();
  });
  route(app, endpoints.createVariant, async (input) => {
    const made = { productId: input.params.productId, body: input.body };
    return unlessRefused(await write(input, (tx, author) => createVariant(tx, author, made)), viewVariant);
  });
  route(app, endpoints.updateVariant, async (input) => {
    const change = { id: input.params.id, body: input.body };
    return unlessRefused(await write(input, (tx, author) => updateVariant(tx, author, change)), viewVariant);
  });
  route(app, endpoints.deleteVariant, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteVariant(tx, author, input.params.id)), input.locale),
  );

  route(app, endpoints.listOptions, async ({ locale, query }) => {
    const options = await selectOptions(db, locale);
    return query.with === 'translations' ? options : options.map(({ translations: _, ...option }) => option);
  });
  route(app, endpoints.createOption, (input) => write(input, (tx, author) => createOption(tx, author, input.body)));
  route(app, endpoints.updateOption, (input) =>
    write(input, (tx, author) => updateOption(tx, author, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.deleteOption, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteOption(tx, author, input.params.id)), input.locale),
  );
}
