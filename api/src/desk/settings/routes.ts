import { settingsEndpoints as endpoints } from '@aimante/api-contract/settings/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { keepAnswers } from '../../platform/http/answers/kept-answers.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { readSetting, readSettings } from '../../platform/settings/settings-store.ts';
import { registerChangeStream, registerChangesVersion } from './change-stream.ts';
import { publicSettings } from './public-settings.ts';
import { writeSetting } from './settings-service.ts';

export const registerSettings: ApiModule = (app, services) => {
  const { db } = services;
  const answer = keepAnswers(services.changes, 'settings');
  const write = auditedWrite(services, 'settings');

  route(app, endpoints.getPublicSettings, ({ request, reply }) => {
    // The response schema removes all other fields.
    const produce = async () => ({ body: publicSettings((await readSettings(db)).settings) });
    return answer({ request, reply, key: 'public', schema: endpoints.getPublicSettings.response, produce });
  });
  route(app, endpoints.getMaintenance, ({ request, reply }) => {
    const produce = async () => ({ body: await readSetting(db, 'maintenance') });
    return answer({ request, reply, key: 'maintenance', schema: endpoints.getMaintenance.response, produce });
  });
  route(app, endpoints.getSettings, () => readSettings(db));
  route(app, endpoints.updateSetting, (input) =>
    write(input, (tx, author) =>
      writeSetting(tx, author, { key: input.params.key, ...input.body, locale: input.locale }),
    ),
  );
  route(app, endpoints.updateMaintenance, async (input) => {
    const stored = await write(input, async (tx, author) => {
      const current = await readSetting(tx, 'maintenance');
      return writeSetting(tx, author, {
        key: 'maintenance',
        value: { ...current, ...input.body },
        locale: input.locale,
      });
    });
    return unlessRefused(stored, ({ settings }) => settings.maintenance);
  });
  registerChangesVersion(app, services.changes);
  registerChangeStream(app, services.changes);
};
