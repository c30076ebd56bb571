import { privacyEndpoints as endpoints } from '@aimante/api-contract/privacy/endpoints';
import { packPersonalData } from '../../people/index.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { sendArchive } from '../../platform/http/answers/send-archive.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { erasePerson } from './erase-person.ts';
import { privacyErrors } from './errors.ts';
import { findPerson } from './find-person.ts';
import { countHoldings } from './holdings.ts';
import { auditIdOf, findAccount, keysOf } from './person.ts';
import { readRegister } from './register/register.ts';

export const registerPrivacy: ApiModule = (app, services) => {
  const { db } = services;
  const record = ({ actor, request }: Author, verb: 'find' | 'export', email: string) =>
    recordAudit(db, { actor, request }, { action: `person.${verb}`, entity: 'person', entityId: auditIdOf(email) });

  route(app, endpoints.getProcessingRegister, async ({ locale }) => readRegister(locale));
  route(app, endpoints.findPerson, async ({ body: { email }, locale, actor, request }) => {
    const found = await findPerson(services, email, locale);
    if (found.holdings.length > 0) await record({ actor, request }, 'find', email);
    return found;
  });
  route(app, endpoints.exportPerson, async ({ body: { email }, actor, request, reply }) => {
    const person = keysOf(await findAccount(db, email), email);
    if ((await countHoldings(services, person)).length === 0) return privacyErrors.PERSON_NOT_FOUND();
    await record({ actor, request }, 'export', email);
    return sendArchive(reply, packPersonalData(services, person));
  });
  route(app, endpoints.erasePerson, async ({ body: { email }, actor, request, locale }) => {
    const refusal = await erasePerson(services, { actor, request }, email);
    return refusal ?? messageIn({ fr: 'Les données sont effacées.', en: 'The data is erased.' }, locale);
  });
};
