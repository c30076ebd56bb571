import { newsletterEndpoints as endpoints } from '@aimante/api-contract/newsletter/endpoints';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { mayDo } from '../../platform/http/guards/access.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { confirm, statusOf, subscribe, unsubscribe } from './newsletter-service.ts';

const texts = {
  asked: {
    fr: 'Presque fini ! Ouvrez l’e-mail que nous venons de vous envoyer pour confirmer votre inscription.',
    en: 'Nearly done! Open the e-mail we have just sent you to confirm your subscription.',
  },
  confirmed: { fr: 'Votre inscription est confirmée. Merci !', en: 'Your subscription is confirmed. Thank you!' },
  left: { fr: 'Vous ne recevrez plus notre newsletter.', en: 'You will not get our newsletter any more.' },
};

export const registerNewsletter: ApiModule = (app, { db, config, now }) => {
  // A new and a known address get the same answer, so that it does not reveal the subscribers.
  route(app, endpoints.subscribe, async ({ body, locale }) => {
    await inTransaction(db, (tx) => subscribe(tx, body.email, { now: now(), locale, siteUrl: config.siteUrl }));
    return messageIn(texts.asked, locale);
  });
  route(app, endpoints.confirmSubscription, async ({ body, locale }) => {
    const refusal = await confirm(db, body.token, now());
    return refusal ?? messageIn(texts.confirmed, locale);
  });
  route(app, endpoints.unsubscribe, async ({ body, locale }) => {
    await unsubscribe(db, body.email, now());
    return messageIn(texts.left, locale);
  });
  route(app, endpoints.getNewsletterStatus, async ({ params: { email }, actor }) => {
    const mayKnow = mayDo(actor, 'orders:read') || actor?.email === email;
    const status = mayKnow ? await statusOf(db, email) : ('unknown' as const);
    return { email, status, subscribed: status === 'subscribed' };
  });
};
