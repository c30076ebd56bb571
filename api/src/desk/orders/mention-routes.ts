import { mentionEndpoints as endpoints } from '@aimante/api-contract/mentions/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { listColleagues, listMentions, readMentions } from './mentions.ts';

/** Notes of orders that mention a member of the team. */
export const registerMentions: ApiModule = (app, services) => {
  route(app, endpoints.listColleagues, () => listColleagues(services.db));
  route(app, endpoints.listMentions, ({ actor }) => listMentions(services.db, actor.id));
  route(app, endpoints.readMentions, ({ actor, body: { ids } }) => readMentions(services, { userId: actor.id, ids }));
};
