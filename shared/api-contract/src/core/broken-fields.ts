import { z } from 'zod';

export interface BrokenField {
  /** Dotted, as `items.3.price`. */
  path: string;
  code: string;
  /** What the schema expects. Never the value of the answer: it may be personal data. */
  expected: string;
}

/** The fields that break the schema of an answer. Undefined for any other error. */
export function brokenFieldsOf(error: unknown): readonly BrokenField[] | undefined {
  const cause = error instanceof z.core.$ZodError ? error : error instanceof Error ? error.cause : undefined;
  return cause instanceof z.core.$ZodError ? cause.issues.flatMap(fieldsOf).slice(0, 20) : undefined;
}

function fieldsOf(issue: z.core.$ZodIssue): BrokenField[] {
  // The alternative that fits best names the field. The union itself names none.
  const [closest] = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => depth(b) - depth(a)) : [];
  if (closest && closest.length > 0)
    return closest.flatMap((inner) => fieldsOf({ ...inner, path: [...issue.path, ...inner.path] }));
  return [{ path: issue.path.join('.'), code: issue.code, expected: expectedOf(issue) }];
}

const depth = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));

function expectedOf(issue: z.core.$ZodIssue): string {
  if ('expected' in issue) return String(issue.expected);
  if ('values' in issue) return issue.values.join(' | ');
  if ('format' in issue) return issue.format;
  if ('keys' in issue) return `no ${issue.keys.join(', ')}`;
  return '';
}
