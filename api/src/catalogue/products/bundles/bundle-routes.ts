import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { auditedWrite } from '../../../platform/audit/audited-write.ts';
import { deletedMessage, unlessRefused } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { type BundleRow, viewBundle } from '../record/views.ts';
import { selectBundles } from './bundle-rows.ts';
import { createBundle, deleteBundle, deleteBundlesOf, updateBundle } from './bundle-service.ts';

export function registerBundles(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const write = auditedWrite(services, 'catalogue');
  const whole = (row: BundleRow) => viewBundle(row, true);
  const list = async (where: SQL, locale: Locale, isWhole = false) =>
    (await selectBundles(db, locale, where)).map((row) => viewBundle(row, isWhole));

  route(app, endpoints.listActiveBundles, ({ locale }) => list(sql`u.is_active AND p.is_visible`, locale));
  route(app, endpoints.listFeaturedBundles, ({ locale }) =>
    list(sql`u.is_active AND u.is_featured AND p.is_visible`, locale),
  );
  route(app, endpoints.listBundles, ({ params, locale, query }) =>
    list(sql`u.product_id = ${params.productId}`, locale, query.with === 'translations'),
  );
  route(app, endpoints.getBundle, async ({ params, locale, query }) => {
    const [bundle] = await list(sql`u.id = ${params.id}`, locale, query.with === 'translations');
    return bundle ?? catalogueErrors.BUNDLE_NOT_FOUND();
  });
  route(app, endpoints.createBundle, async (input) => {
    const made = { productId: input.params.productId, body: input.body };
    return unlessRefused(await write(input, (tx, author) => createBundle(tx, author, made)), whole);
  });
  route(app, endpoints.updateBundle, async (input) => {
    const change = { id: input.params.id, body: input.body };
    return unlessRefused(await write(input, (tx, author) => updateBundle(tx, author, change)), whole);
  });
  route(app, endpoints.deleteBundle, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteBundle(tx, author, input.params.id)), input.locale),
  );
  route(app, endpoints.deleteProductBundles, async (input) =>
    deletedMessage(
      await write(input, (tx, author) => deleteBundlesOf(tx, author, input.params.productId)),
      input.locale,
    ),
  );
}
