import type { z } from 'zod';
import type { FieldFault } from './field-text.ts';

/** Maps an issue of an API contract schema to a fault code, which each field shows in the visitor's language. */
export function faultOfIssue(issue: z.core.$ZodRawIssue): FieldFault {
  const field = issue.path?.at(-1);
  if (field === 'acceptTerms') return 'terms';
  if (field === 'password') return issue.input === '' ? 'required' : 'password';
  if (issue.code === 'too_big') return 'tooLong';
  if (issue.code === 'too_small' || issue.input === '' || issue.input === undefined) return 'required';
  if (field === 'email') return 'email';
  return 'invalid';
}
