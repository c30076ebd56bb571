import { cartEndpoints as endpoints } from '@aimante/api-contract/carts/endpoints';
import { photoOwners } from '../../people/index.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { askReminder, dropReminder, stopReminder } from './ask-reminder.ts';
import { reminderErrors } from './errors.ts';

const asked = { fr: 'Nous vous enverrons un seul rappel.', en: 'We will send you one reminder.' };
const dropped = { fr: 'Nous n’enverrons pas de rappel.', en: 'We will not send a reminder.' };
const stopped = {
  fr: 'C’est noté : vous ne recevrez plus de rappel, et nous avons effacé ce panier.',
  en: 'Done: you will get no more reminders, and we have deleted this cart.',
};

export const registerCartReminders: ApiModule = (app, services) => {
  const owners = photoOwners(services.config);

  route(app, endpoints.askCartReminder, async ({ body: { cart, checkoutId, ...body }, actor, request, locale }) => {
    const email = actor?.email ?? body.email;
    if (!email) return reminderErrors.CART_REMINDER_EMAIL_MISSING();
    const keys = owners.keysOf(request, actor);
    await askReminder(services, { cart, checkoutId, email, locale, userId: actor?.id, owners: keys });
    return messageIn(asked, locale);
  });

  route(app, endpoints.dropCartReminder, async ({ params, locale }) => {
    await dropReminder(services, params.checkoutId);
    return messageIn(dropped, locale);
  });

  route(app, endpoints.stopCartReminder, async ({ body, locale }) => {
    const refusal = await stopReminder(services, body.token);
    return refusal ?? messageIn(stopped, locale);
  });
};
