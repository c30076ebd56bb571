import { brokenFieldsOf } from '@aimante/api-contract/core/broken-fields';

/** For the log, where a schema refuses an answer. */
export function brokenAnswer(error: unknown): string {
  const fields = brokenFieldsOf(error)?.map(({ path, expected }) => `${path || 'the whole'} (${expected})`) ?? [];
  return `answers with fields that break its schema: ${fields.join(', ')}`;
}
