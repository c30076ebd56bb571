import { ApiError } from '@aimante/api-contract';

export interface FieldRefusal {
  /** Path in the request body. */
  readonly path: string;
  /** In the language of the page. */
  readonly message: string;
}

const isFieldRefusal = (value: unknown): value is FieldRefusal =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

function issuesOf({ details }: ApiError): readonly FieldRefusal[] {
  const issues: unknown = typeof details === 'object' && details !== null && 'issues' in details ? details.issues : [];
  return Array.isArray(issues) ? issues.filter(isFieldRefusal) : [];
}

/** What the server refused, by field. `fieldOfCode` names the fields of the error codes that concern one field. */
export function faultsOfRefusal(
  error: unknown,
  fieldOfCode: Readonly<Record<string, string>>,
): readonly FieldRefusal[] {
  if (!(error instanceof ApiError)) return [];
  const { code, message } = error;
  const path = Object.hasOwn(fieldOfCode, code) ? fieldOfCode[code] : undefined;
  return [...issuesOf(error), ...(path && message ? [{ path, message }] : [])];
}
