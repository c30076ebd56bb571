import type { VariantOption } from '@aimante/api-contract/catalogue';
import type { optionUpdateSchema, optionWriteSchema } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { type Localised, mergeLocalised, toLocalised } from '../../../platform/text/localised.ts';
import type { Locale, Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';

type Write = z.output<typeof optionWriteSchema>;
type Update = z.output<typeof optionUpdateSchema>;
type OptionRow = VariantOption & { translations: { value: Localised; groupName: Localised } } & Record<string, unknown>;

export async function selectOptions(db: Queryable, locale: Locale, where: SQL = sql`true`): Promise<OptionRow[]> {
  const found = await db.execute<OptionRow>(sql`SELECT o.id, ${inLocale(sql`o.value`, locale)} AS value,
      ${inLocale(sql`o.group_name`, locale)} AS "groupName", o.position, o.version,
      json_build_object('value', o.value, 'groupName', o.group_name) AS translations
    FROM variant_options o WHERE ${where} ORDER BY o.position, o.id`);
  return found.rows;
}

export async function createOption(db: Queryable, author: Author, body: Write): Promise<OptionRow | Refusal> {
  const id = uuidv7();
  const value = toLocalised(body.value);
  const groupName = toLocalised(body.groupName);
  if (await exists(db, { id, value, groupName })) return catalogueErrors.OPTION_EXISTS();
  await db.execute(sql`INSERT INTO variant_options (id, value, group_name, position)
    VALUES (${id}, ${value}, ${groupName}, coalesce(${body.position ?? null}::int, (SELECT coalesce(max(position) + 1, 0) FROM variant_options)))`);
  return finish(db, author, { id, action: 'option.create' });
}

export async function updateOption(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  await db.execute(sql`SELECT 1 FROM variant_options WHERE id = ${id} FOR UPDATE`);
  const [before] = await selectOptions(db, 'fr', sql`o.id = ${id}`);
  if (!before) return catalogueErrors.OPTION_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  const value = mergeLocalised(body.value ?? before.translations.value, before.translations.value);
  const groupName = mergeLocalised(body.groupName ?? before.translations.groupName, before.translations.groupName);
  if (await exists(db, { id, value, groupName })) return catalogueErrors.OPTION_EXISTS();
  const columns = { value, group_name: groupName, position: body.position };
  await db.execute(sql`UPDATE variant_options SET ${assignments(columns)}, version = version + 1 WHERE id = ${id}`);
  return finish(db, author, { id, action: 'option.update', before });
}

export async function deleteOption(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  await db.execute(sql`SELECT 1 FROM variant_options WHERE id = ${id} FOR UPDATE`);
  const [before] = await selectOptions(db, 'fr', sql`o.id = ${id}`);
  if (!before) return catalogueErrors.OPTION_NOT_FOUND();
  const used = await db.execute(sql`SELECT 1 FROM variant_option_links WHERE option_id = ${id} LIMIT 1`);
  if (used.rows.length > 0) return catalogueErrors.OPTION_USED();
  await db.execute(sql`DELETE FROM variant_options WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'option.delete', entity: 'option', entityId: id, before });
  return undefined;
}

async function exists(db: Queryable, { id, value, groupName }: { id: string; value: Localised; groupName: Localised }) {
  const found = await db.execute(sql`SELECT 1 FROM variant_options
    WHERE value ->> 'fr' = ${value.fr} AND group_name ->> 'fr' = ${groupName.fr} AND id <> ${id}`);
  return found.rows.length > 0;
}

const finish = auditedResult({
  entity: 'option',
  read: async (db, id) => (await selectOptions(db, 'fr', sql`o.id = ${id}`))[0],
  notFound: catalogueErrors.OPTION_NOT_FOUND,
});
