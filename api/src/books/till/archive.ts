import { createHash } from 'node:crypto';
import { canonical } from '@aimante/shop/till';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import { selectEntries } from './journal.ts';
import { tillKey } from './till-key.ts';

const PAGE = 2000;

/**
 * The whole journal as JSON lines: a head with the shop and its public key, every entry, and an end with the signature
 * of the file. `api/cli/check-till-archive.ts` checks it without the database and without this code.
 */
export async function* archiveLines(services: Services): AsyncGenerator<string> {
  const { db, secrets, now } = services;
  const { shop } = await commerceSettings(services);
  const key = tillKey(secrets);
  const digest = createHash('sha256');
  const lineOf = (part: unknown): string => {
    const line = `${canonical(part)}\n`;
    digest.update(line);
    return line;
  };
  const { legalName, siret, vatNumber } = shop;
  yield lineOf({
    format: 'aimante-till-archive',
    version: 1,
    legalName,
    siret,
    vatNumber,
    publicKey: key.publicKey,
    at: now(),
  });
  let position = 0;
  for (;;) {
    const entries = await selectEntries(db, sql`e.position > ${position}`, { limit: PAGE });
    if (entries.length > 0) yield entries.map(lineOf).join('');
    position = entries.at(-1)?.position ?? position;
    if (entries.length < PAGE) break;
  }
  const sum = digest.digest('hex');
  yield `${canonical({ entries: position, sha256: sum, signature: key.sign(sum) })}\n`;
}
