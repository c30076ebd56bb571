import { endpointTable } from '@aimante/api-contract/core/endpoint';
import { z } from 'zod';
import type { Actor } from '../../http/access.ts';
import type { Locale } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { StoredFile } from '../../storage/storage.ts';
import { queueAccountMail } from '../identity/account-mail.ts';
import { derive, isSame } from '../identity/secret-value.ts';
import { admitMail } from '../identity/throttle.ts';
import { collectPersonalData } from './personal-data.ts';
import { byId, findUser } from './user-rows.ts';

/** Not part of the contract: only the mail's link leads here. */
export const exportEndpoints = endpointTable({
  downloadExport: {
    method: 'GET',
    path: '/api/users/export/:token',
    access: 'public',
    summary: 'The copy that a mail’s link leads to',
    params: z.object({ token: z.string().max(200) }),
    sends: 'file',
    response: z.unknown(),
  },
});

const days = 7;
export const exportKey = (userId: string): string => `exports/${userId}.json`;

export async function makeExport(services: Services, actor: Actor, locale: Locale): Promise<void> {
  const { db, storage, config, secrets, now } = services;
  const user = await findUser(db, byId(actor.id));
  if (!user || !(await admitMail(db, `export ${user.email}`, now()))) return;
  const data = { exportedAt: now().toISOString(), ...(await collectPersonalData(db, user)) };
  await storage.put(exportKey(user.id), Buffer.from(JSON.stringify(data, null, 2)));
  const link = `${config.apiUrl}/api/users/export/${exportToken(secrets.link, user.id, now())}`;
  const mail = { to: user.email, locale, firstName: user.firstName, payload: { link, days } };
  await queueAccountMail(db, { kind: 'export-ready', ...mail });
}

export async function openExport(
  { storage, secrets, now }: Pick<Services, 'storage' | 'secrets' | 'now'>,
  token: string,
): Promise<StoredFile | undefined> {
  const [userId = '', end = '', proof = ''] = token.split('.');
  if (!isSame(proof, derive(secrets.link, 'export', `${userId}\n${end}`))) return undefined;
  if (now().getTime() < Number(end)) return storage.open(exportKey(userId));
  await storage.remove(exportKey(userId));
  return undefined;
}

function exportToken(secret: string, userId: string, now: Date): string {
  const end = now.getTime() + days * 86_400_000;
  return `${userId}.${end}.${derive(secret, 'export', `${userId}\n${end}`)}`;
}
