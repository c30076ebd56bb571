import { brokenFieldsOf } from '@aimante/api-contract/core/broken-fields';

/** The log text for an answer that its schema rejects. */
export function brokenAnswer(error: unknown): string {
  const fields = brokenFieldsOf(error)?.map(({ path, expected }) => `${path || 'the whole'} (${expected})`) ?? [];
  return `answers with fields that break its schema: ${fields.join(', ')}`;
}
