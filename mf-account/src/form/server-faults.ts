import { ApiError } from '@aimante/api-contract';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Shows a refusal at the field that it concerns and focuses that field. False: it concerns no field. */
export function showInField<Values extends FieldValues>(
  error: unknown,
  fields: Readonly<Record<string, Path<Values>>>,
  setError: UseFormSetError<Values>,
): boolean {
  const field = error instanceof ApiError ? fields[error.code] : undefined;
  if (!field || !(error instanceof ApiError) || !error.message) return false;
  setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
  return true;
}

export const hasServerFault = (errors: Readonly<Record<string, { readonly type?: unknown } | undefined>>): boolean =>
  Object.values(errors).some((error) => error?.type === 'server');
