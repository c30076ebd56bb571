import { shapeTable } from '@aimante/api-contract/core/endpoint';
import { z } from 'zod';
import { derive, isSame } from '../../../platform/crypto/secret-value.ts';
import type { Archive } from '../../../platform/http/answers/send-archive.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { ZipEntry } from '../../../platform/storage/zip-stream.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { admitMail } from '../../identity/login/throttle.ts';
import { queueAccountMail } from '../../identity/passwords/account-mail.ts';
import { originalKey } from '../../photos/record/photo-rows.ts';
import { byId, findUser } from '../../users/user-rows.ts';
import { collectPersonalData, listAttachments, listPhotos, type Person } from './personal-data.ts';

/** Not part of the contract: only the link in the mail leads here. */
export const exportEndpoints = shapeTable({
  downloadExport: {
    method: 'GET',
    path: '/api/users/export/:token',
    access: 'public',
    summary: 'Download an export with the link of its mail',
    params: z.object({ token: z.string().max(200) }),
    sends: 'file',
    response: z.unknown(),
    limit: { max: 20, per: 'hour' },
  },
});

const days = 7;

type Needs = Pick<Services, 'db' | 'config' | 'secrets' | 'storage' | 'now'>;

/** Sends the link by mail, so that a forgotten open session is not enough to download personal data. */
export async function mailExportLink({ db, config, secrets, now }: Needs, actor: Actor, locale: Locale): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUser(tx, byId(actor.id));
    if (!user || !(await admitMail(tx, `export ${user.email}`, now()))) return;
    const link = `${config.apiUrl}/api/users/export/${exportToken(secrets.link, user.id, now())}`;
    const mail = { to: user.email, locale, firstName: user.firstName, payload: { link, days } };
    await queueAccountMail(tx, { kind: 'export-ready', ...mail });
  });
}

/** Collects and packs the data while it is sent, so no copy is stored. Undefined: the link is invalid or expired. */
export async function openExport(services: Services, token: string): Promise<Archive | undefined> {
  const { db, secrets, now } = services;
  const [userId = '', end = '', proof = ''] = token.split('.');
  const isGood = isSame(proof, derive(secrets.link, 'export', `${userId}\n${end}`)) && now().getTime() < Number(end);
  const user = isGood ? await findUser(db, byId(userId)) : undefined;
  if (!user || user.anonymisedAt) return undefined;
  return packPersonalData(services, user);
}

export const packPersonalData = (services: Services, person: Person): Archive => ({
  fileName: 'aimante-export.zip',
  entries: entriesOf(services, person),
  at: services.now(),
});

async function* entriesOf(services: Services, person: Person): AsyncGenerator<ZipEntry> {
  const { db, storage, now } = services;
  const data = { exportedAt: now().toISOString(), ...(await collectPersonalData(services, person)) };
  yield { name: 'donnees.json', content: [Buffer.from(JSON.stringify(data, null, 2))] };
  for (const { id, sha256, mime, fileName } of await listPhotos(services, person)) {
    const original = await storage.open(originalKey(sha256, mime));
    if (original) yield { name: `photos/${id}-${plainName(fileName)}`, content: original.stream };
  }
  for (const key of await listAttachments(db, person)) {
    const picture = await storage.open(key);
    if (picture) yield { name: `messages/${key.replace('contact/', '')}`, content: picture.stream };
  }
}

/** The customer's file name without characters that an unpacker could read as a path. */
const plainName = (fileName: string): string => fileName.replace(/[^\p{L}\p{N}. _-]/gu, '_');

function exportToken(secret: string, userId: string, now: Date): string {
  const end = now.getTime() + days * 86_400_000;
  return `${userId}.${end}.${derive(secret, 'export', `${userId}\n${end}`)}`;
}
