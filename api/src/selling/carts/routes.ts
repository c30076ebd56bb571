import { cartEndpoints as endpoints } from '@aimante/api-contract/carts/endpoints';
import { photoOwners } from '../../people/index.ts';
import { route } from '../../platform/http/routes/route.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import { createCartLink, openCartLink } from './cart-link.ts';
import { syncCart } from './sync-cart.ts';

/** How long a link to another device works. */
const linkHours = 24;
const sharedCartPath = '/cart/shared';

export const registerCarts: ApiModule = (app, services) => {
  const owners = photoOwners(services.config);

  route(app, endpoints.syncCart, ({ body, actor, request }) =>
    syncCart(services, { body, userId: actor.id, owners: owners.keysOf(request, actor) }),
  );

  route(app, endpoints.createCartLink, ({ body: { cart, email }, actor, request, locale }) =>
    services.db.transaction(async (tx) => {
      const keys = owners.keysOf(request, actor);
      const { token, expiresAt } = await createCartLink(services, tx, {
        ...{ cart, userId: actor?.id, owners: keys, hours: linkHours },
      });
      const link = sitePage(services.config.siteUrl, locale, { path: sharedCartPath, token });
      if (email) await queueMail(tx, { kind: 'cart-link', to: email, locale, payload: { link } });
      return { link, expiresAt: expiresAt.toISOString() };
    }),
  );

  route(app, endpoints.openCartLink, ({ body: { token }, actor, request, reply }) =>
    openCartLink(services, {
      token,
      owners: owners.keysOf(request, actor),
      claimOwner: () => owners.claim(request, reply, actor),
    }),
  );
};
