import { ApiError } from '@aimante/api-contract';

interface FieldFault {
  /** Path in the request body, such as `value.siret`. */
  readonly path: string;
  readonly message: string;
}

const isFault = (value: unknown): value is FieldFault =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** Fields that the server refused, in the language of the page. */
export function fieldFaultsOf(error: unknown): readonly FieldFault[] {
  if (!(error instanceof ApiError) || typeof error.details !== 'object' || error.details === null) return [];
  const issues: unknown = 'issues' in error.details ? error.details.issues : [];
  return Array.isArray(issues) ? issues.filter(isFault) : [];
}
