import { portfolioEndpoints as endpoints } from '@aimante/api-contract/portfolio/endpoints';
import type { FastifyInstance } from 'fastify';
import { deletedMessage } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Gallery } from '../pictures/gallery.ts';
import { galleryActions } from '../pictures/gallery-actions.ts';
import { portfolioErrors } from './errors.ts';

const gallery: Gallery = {
  table: sql`portfolio_images`,
  ownerColumn: sql`portfolio_item_id`,
  ownerTable: sql`portfolio_items`,
  entity: 'project',
  capacity: 20,
  errors: {
    ownerNotFound: portfolioErrors.PROJECT_NOT_FOUND,
    imageNotFound: portfolioErrors.PORTFOLIO_IMAGE_NOT_FOUND,
    orderIncomplete: portfolioErrors.PORTFOLIO_ORDER_INCOMPLETE,
    full: portfolioErrors.PORTFOLIO_TOO_MANY_IMAGES,
  },
};

export function registerPortfolioImages(app: FastifyInstance, services: Services): void {
  const images = galleryActions(services, gallery, 'portfolio');
  route(app, endpoints.listPortfolioImages, ({ params, locale }) => images.list(params.portfolioItemId, locale));
  route(app, endpoints.addPortfolioImage, (input) => images.addOne(input, input.params.portfolioItemId));
  route(app, endpoints.addPortfolioImages, (input) => images.addSeveral(input, input.params.portfolioItemId));
  route(app, endpoints.deletePortfolioImage, async (input) =>
    deletedMessage(await images.remove(input, input.params.id), input.locale),
  );
  route(app, endpoints.reorderPortfolioImages, (input) =>
    images.reorder(input, { ownerId: input.body.portfolioItemId, imageIds: input.body.imageIds }),
  );
  route(app, endpoints.updatePortfolioImage, (input) => images.describe(input, input.params.id, input.body.alt));
}
