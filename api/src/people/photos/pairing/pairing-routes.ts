import { pairingEndpoints as endpoints } from '@aimante/api-contract/photo-pairings/endpoints';
import type { Photo } from '@aimante/api-contract/photos';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { photoErrors } from '../record/errors.ts';
import { photoOwners } from '../record/photo-owner.ts';
import { originalKey, type PhotoRow } from '../record/photo-rows.ts';
import { createPairing, findPairing, isOpen, joinPairing, readPairing } from './pairing.ts';
import { countChosen, recordShare, sentPhotos } from './sent-photos.ts';

/** Short, because it may be typed on a phone. */
const phonePath = '/t';

export function registerPairings(app: FastifyInstance, services: Services, view: (row: PhotoRow) => Photo): void {
  const { db, now, storage, config } = services;
  const owners = photoOwners(config);

  route(app, endpoints.createPairing, async ({ request, reply, actor, locale }) => {
    const { id, code, expiresAt } = await createPairing(services, owners.claim(request, reply, actor));
    const link = sitePage(config.siteUrl, locale, { path: phonePath, token: code });
    return { id, code, link, expiresAt: expiresAt.toISOString() };
  });

  route(app, endpoints.getPairing, async ({ params: { id }, request, reply, actor }) => {
    const pairing = await findPairing(services, { id, owners: owners.keysOf(request, actor) });
    if (pairing instanceof Refusal) return pairing;
    reply.header('cache-control', 'private, no-store');
    const { expiresAt, phones, chosen, sending } = pairing;
    const photos = (await sentPhotos(db, id)).map(view);
    return { isOpen: isOpen(pairing, now()), expiresAt: expiresAt.toISOString(), phones, chosen, sending, photos };
  });

  route(app, endpoints.endPairing, async ({ params: { id }, request, reply, actor }) => {
    const pairing = await findPairing(services, { id, owners: owners.keysOf(request, actor) });
    if (pairing instanceof Refusal) return pairing;
    await db.execute(
      sql`UPDATE photo_pairings SET ended_at = ${now().toISOString()} WHERE id = ${id} AND ended_at IS NULL`,
    );
    return reply.code(204).send();
  });

  route(app, endpoints.joinPairing, async ({ body }) => {
    const joined = await joinPairing(services, body.code);
    return joined instanceof Refusal ? joined : { ...joined, expiresAt: joined.expiresAt.toISOString() };
  });

  route(app, endpoints.announcePhotos, async ({ body: { token, more, share } }) => {
    const pairing = await readPairing(services, token);
    if (pairing instanceof Refusal) return pairing;
    if (more !== 0) await countChosen(db, { pairingId: pairing.id, more });
    if (share !== undefined) await recordShare(db, { pairingId: pairing.id, share });
    return { expiresAt: pairing.expiresAt.toISOString() };
  });

  route(app, endpoints.arrived, async ({ params: { id, photoId }, request, reply, actor }) => {
    const pairing = await findPairing(services, { id, owners: owners.keysOf(request, actor) });
    if (pairing instanceof Refusal) return pairing;
    const [photo] = await sentPhotos(db, id, photoId);
    const file = photo && (await storage.open(originalKey(photo.sha256, photo.mime)));
    if (!file) return photoErrors.PHOTO_NOT_FOUND();
    return reply
      .type(photo.mime)
      .header('cache-control', 'private, no-store')
      .header('content-length', file.size)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.stream);
  });
}
