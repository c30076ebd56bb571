import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';

/** What is wrong with a value. Each field shows it in the visitor's language, with its own name. */
export type FaultKind = 'required' | 'tooShort' | 'tooLong' | 'invalid';

type Issue = z.core.$ZodIssue;

/** A rule of a form may name its fault itself. */
const OWN_FAULT = /^tooLong \d+$/;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Kind and limit, such as `tooLong 80`. */
function faultOf(issue: Issue, value: unknown): string {
  if (isBlank(value)) return 'required';
  if (issue.code === 'custom' && OWN_FAULT.test(issue.message)) return issue.message;
  if (issue.code === 'too_small') return `tooShort ${issue.minimum}`;
  return issue.code === 'too_big' ? `tooLong ${issue.maximum}` : 'invalid';
}

/** Checks a form with a schema of zod, or of zod/mini. It imports neither: a form pays for what its schema imports. */
export const schemaResolver =
  <Input extends FieldValues, Output>(schema: z.core.$ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const issue of result.issues as readonly Issue[]) {
      const name = issue.path.map(String).join('.');
      if (!get(errors, name)) set(errors, name, { type: issue.code, message: faultOf(issue, get(values, name)) });
    }
    return { values: {}, errors };
  };
