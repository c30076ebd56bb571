import { batchesEndpoints as endpoints } from '@aimante/api-contract/batches/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { deletedMessage } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { batchErrors } from './layout/errors.ts';
import { addColourProfile, deleteColourProfile, openColourProfile } from './sheets/colour-profiles.ts';
import { receiveColourProfile } from './sheets/receive-colour-profile.ts';
import {
  createSheetProfile,
  deleteSheetProfile,
  selectSheetProfiles,
  updateSheetProfile,
} from './sheets/sheet-profiles.ts';

export const registerSheetProfiles: ApiModule = (app, services) => {
  const { db, storage } = services;
  const write = auditedWrite(services, 'orders');

  route(app, endpoints.listSheetProfiles, () => selectSheetProfiles(db));
  route(app, endpoints.createSheetProfile, (input) =>
    write(input, (tx, author) => createSheetProfile(tx, author, input.body)),
  );
  route(app, endpoints.updateSheetProfile, (input) =>
    write(input, (tx, author) => updateSheetProfile(tx, author, { id: input.params.id, body: input.body })),
  );
  route(app, endpoints.deleteSheetProfile, async ({ params, locale, ...input }) => {
    const deleted = await write(input, (tx, author) => deleteSheetProfile(tx, author, params.id));
    if (deleted instanceof Refusal) return deleted;
    if (deleted.iccPath) await storage.remove(deleted.iccPath);
    return deletedMessage(undefined, locale);
  });
  route(app, endpoints.addColourProfile, async ({ params, request, ...input }) => {
    const file = await receiveColourProfile(request);
    if (file instanceof Refusal) return file;
    return addColourProfile({ storage, write }, { ...input, request }, { id: params.id, file });
  });
  route(app, endpoints.getColourProfile, async ({ params, reply }) => {
    const file = await openColourProfile(services, params.id);
    if (!file) return batchErrors.COLOUR_PROFILE_NOT_FOUND();
    reply.header('content-disposition', `attachment; filename="${params.id}.icc"`);
    return reply.type('application/vnd.iccprofile').send(file);
  });
  route(app, endpoints.deleteColourProfile, ({ params, ...input }) =>
    deleteColourProfile({ storage, write }, input, params.id),
  );
};
