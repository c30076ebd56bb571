import type { Locale, ReleaseSet, RemoteDescriptor } from '@aimante/contract';

/** A build that is about to be released. */
export interface Candidate {
  readonly descriptor: RemoteDescriptor;
  readonly distFolder: string;
  /** The set that visitors get now. Undefined before the first release. */
  readonly live: ReleaseSet | undefined;
  readonly siteUrl: string;
}

/** One thing that a release does wrong in a browser. */
export interface Finding {
  /** The address that was open. */
  readonly page: string;
  readonly locale: Locale;
  readonly what: string;
}

/** `impossible`: this machine or this site cannot open the release. */
export type Rehearsal =
  | { readonly kind: 'passed'; readonly opened: number; readonly remarks: readonly string[] }
  | { readonly kind: 'failed'; readonly findings: readonly Finding[] }
  | { readonly kind: 'impossible'; readonly why: string };

export type Rehearse = (candidate: Candidate) => Promise<Rehearsal>;

/** The same finding on many pages is one line. */
export function findingLines(findings: readonly Finding[]): string[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, locale, what } of findings)
    pagesOf.set(what, (pagesOf.get(what) ?? new Set()).add(`${page} (${locale})`));
  return [...pagesOf].map(([what, pages]) => {
    const [first = '', ...others] = pages;
    return `  ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${what}`;
  });
}
