import { settingsSchemas } from '@aimante/api-contract/settings/schemas';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { issueText } from '../../platform/http/answers/issue-text.ts';
import {
  readSettings,
  type SettingKey,
  type StoredSettings,
  storeSetting,
} from '../../platform/settings/settings-store.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { formText, normaliseSetting, problemsOf, problemText } from './settings-rules.ts';

interface Change {
  key: SettingKey;
  value: unknown;
  version?: number | undefined;
  locale: Locale;
}

export async function writeSetting(
  db: Queryable,
  author: Author,
  { key, value, version, locale }: Change,
): Promise<StoredSettings | Refusal> {
  const parsed = settingsSchemas[key].safeParse(normaliseSetting(key, value));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      path: ['value', ...issue.path].join('.'),
      code: issue.code,
      message: formText(issue.path, locale) ?? issueText(issue, locale),
    }));
    return httpErrors.VALIDATION_FAILED({ in: 'body', issues });
  }
  const problems = problemsOf(key, parsed.data);
  if (problems.length > 0) {
    const issues = problems.map((problem) => ({
      path: `value.${problem.path}`,
      code: problem.code,
      message: problemText(problem, locale),
    }));
    return httpErrors.VALIDATION_FAILED({ in: 'body', issues });
  }
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('settings'))`);
  const before = await readSettings(db);
  if (version !== undefined && version !== (before.versions[key] ?? 0)) {
    return httpErrors.VERSION_CONFLICT({ current: before.settings[key] });
  }
  await storeSetting(db, { key, value: parsed.data, by: author.actor.id });
  const entry = {
    action: 'settings.update',
    entity: 'settings',
    entityId: key,
    before: before.settings[key],
    after: parsed.data,
  } as const;
  await recordAudit(db, author, entry);
  return readSettings(db);
}
