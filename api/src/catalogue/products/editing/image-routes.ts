import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { deletedMessage } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Gallery } from '../../pictures/gallery.ts';
import { galleryActions } from '../../pictures/gallery-actions.ts';
import { catalogueErrors } from '../record/errors.ts';

const gallery: Gallery = {
  table: sql`product_images`,
  ownerColumn: sql`product_id`,
  ownerTable: sql`products`,
  entity: 'product',
  capacity: 20,
  errors: {
    ownerNotFound: catalogueErrors.PRODUCT_NOT_FOUND,
    imageNotFound: catalogueErrors.IMAGE_NOT_FOUND,
    orderIncomplete: catalogueErrors.ORDER_INCOMPLETE,
    full: catalogueErrors.TOO_MANY_IMAGES,
  },
};

export function registerProductImages(app: FastifyInstance, services: Services): void {
  const images = galleryActions(services, gallery, 'catalogue');
  route(app, endpoints.listProductImages, ({ params, locale }) => images.list(params.productId, locale));
  route(app, endpoints.addProductImage, (input) => images.addOne(input, input.params.productId));
  route(app, endpoints.addProductImages, (input) => images.addSeveral(input, input.params.productId));
  route(app, endpoints.deleteProductImage, async (input) =>
    deletedMessage(await images.remove(input, input.params.id), input.locale),
  );
  route(app, endpoints.reorderProductImages, (input) =>
    images.reorder(input, { ownerId: input.body.productId, imageIds: input.body.imageIds }),
  );
  route(app, endpoints.describeProductImage, (input) => images.describe(input, input.params.id, input.body.alt));
}
