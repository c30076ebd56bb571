import type { Photo } from '@aimante/api-contract/photos';
import { photoEndpoints as endpoints } from '@aimante/api-contract/photos/endpoints';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { sendPrivatePicture } from '../../platform/http/answers/private-picture.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { takePhoto } from './keeping/take-photo.ts';
import { registerPairings } from './pairing/pairing-routes.ts';
import { photoErrors } from './record/errors.ts';
import { isPhotoLink, photoPreviewUrl } from './record/photo-link.ts';
import { isOrdered } from './record/photo-lookups.ts';
import { photoOwners } from './record/photo-owner.ts';
import { type PhotoRow, photoColumns, previewKey } from './record/photo-rows.ts';
import { registerUploads } from './uploads/upload-routes.ts';

const removed = { fr: 'La photo a été supprimée.', en: 'The photo has been deleted.' };

export const registerPhotos: ApiModule = async (app, services) => {
  const { db, secrets, storage, now, config } = services;
  const owners = photoOwners(config);
  const view = ({ id, fileName, width, height, sha256, createdAt }: PhotoRow): Photo => {
    const previewUrl = photoPreviewUrl(secrets.link, id, now());
    return { id, fileName, width, height, sha256, previewUrl, createdAt: wireTime(createdAt) };
  };
  // A deleted or expired photo is unavailable at once, even if its file still exists. Ordered photos stay.
  const isKept = () => sql`(coalesce(p.purge_after > ${now().toISOString()}, true) OR
    ${isOrdered(services, sql`p.id`)})`;
  const select = async (keys: readonly string[], where: SQL, limit: number): Promise<PhotoRow[]> => {
    const { rows } = await db.execute<PhotoRow>(sql`SELECT ${photoColumns} FROM photos p
      WHERE p.owner_key = ANY(${[...keys]}::text[]) AND p.state = 'ready' AND ${isKept()} AND ${where}
      ORDER BY p.id DESC LIMIT ${limit}`);
    return rows;
  };

  await registerUploads(app, services);
  registerPairings(app, services, view);

  route(app, endpoints.listPhotos, async ({ request, actor, query }) => {
    const limit = query.limit ?? 50;
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const hashes = query.sha256 && [query.sha256].flat();
    const where = sql.join(
      [
        sql`true`,
        ...(hashes ? [sql`p.sha256 = ANY(${hashes}::text[])`] : []),
        ...(after ? [sql`p.id < ${after[1]}::uuid`] : []),
      ],
      ' AND ',
    );
    const rows = await select(owners.keysOf(request, actor), where, limit + 1);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items: items.map(view), next: last ? writeCursor([0, last.id]) : null };
  });

  route(app, endpoints.getPhoto, async ({ params, request, actor }) => {
    const [row] = await select(owners.keysOf(request, actor), sql`p.id = ${params.id}`, 1);
    return row ? view(row) : photoErrors.PHOTO_NOT_FOUND();
  });

  route(app, endpoints.deletePhoto, async ({ params, request, actor, locale }) => {
    const keys = owners.keysOf(request, actor);
    const { rows } = await db.execute(sql`UPDATE photos p SET purge_after = ${now().toISOString()}
      WHERE p.id = ${params.id} AND p.owner_key = ANY(${keys}::text[]) AND p.state = 'ready'
        AND NOT ${isOrdered(services, sql`p.id`)} RETURNING 1`);
    if (rows.length === 0) return photoErrors.PHOTO_NOT_FOUND();
    return messageIn(removed, locale);
  });

  // Stores nothing: the customer decides what is uploaded.
  route(app, endpoints.read, async ({ request, reply }) => {
    if (!request.isMultipart()) return httpErrors.MEDIA_TYPE_UNKNOWN();
    const part = await request.file();
    const photo = part && (await takePhoto(await part.toBuffer()));
    if (!photo) return photoErrors.PHOTO_UNREADABLE();
    return reply.type(photo.mime).header('cache-control', 'private, no-store').send(photo.original);
  });

  route(app, endpoints.preview, async ({ params, query, reply }) => {
    const link = { photoId: params.id, ...query };
    if (!isPhotoLink(secrets.link, link, now())) return photoErrors.PHOTO_NOT_FOUND();
    const { rows } = await db.execute<{ sha256: string }>(
      sql`SELECT sha256 FROM photos WHERE id = ${params.id} AND state = 'ready'`,
    );
    const file = rows[0] && (await storage.open(previewKey(rows[0].sha256)));
    if (!file) return photoErrors.PHOTO_NOT_FOUND();
    return sendPrivatePicture(reply.header('content-length', file.size), file.stream);
  });
};
