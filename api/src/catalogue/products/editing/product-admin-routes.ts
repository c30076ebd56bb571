import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { auditedWrite } from '../../../platform/audit/audited-write.ts';
import { deletedMessage } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { selectProductPage } from '../lists/product-admin-list.ts';
import { catalogueErrors } from '../record/errors.ts';
import { selectProductForEditing } from './product-editing.ts';
import { createProduct, deleteProduct, duplicateProduct, updateProduct } from './product-service.ts';
import { restoreProduct } from './restore-product.ts';

export function registerProductAdmin(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const write = auditedWrite(services, 'catalogue');

  route(app, endpoints.listAllProducts, ({ query, locale }) => selectProductPage(db, query, locale));
  route(
    app,
    endpoints.getAnyProduct,
    async ({ params, locale }) =>
      (await selectProductForEditing(db, params.id, locale)) ?? catalogueErrors.PRODUCT_NOT_FOUND(),
  );
  route(app, endpoints.createProduct, (input) => write(input, (tx, author) => createProduct(tx, author, input.body)));
  route(app, endpoints.updateProduct, (input) =>
    write(input, (tx, author) => updateProduct(tx, author, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.deleteProduct, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteProduct(tx, author, input.params.id)), input.locale),
  );
  route(app, endpoints.restoreProduct, (input) =>
    write(input, (tx, author) => restoreProduct(tx, author, { id: input.params.id, slug: input.body.slug })),
  );
  route(app, endpoints.duplicateProduct, (input) =>
    write(input, (tx, author) => duplicateProduct(tx, author, input.params.id)),
  );
}
