import * as z from 'zod';

/** What a page was kept from loading or running by its content security policy. Nothing in it names a person. */
export interface Violation {
  readonly directive: string;
  /** An origin, or a word such as `inline`, `eval` or `data`. */
  readonly blocked: string;
  /** The path of the page, without the ids in it. */
  readonly page: string;
  /** The release that tried, if it is one of ours. */
  readonly remote: string | null;
  readonly version: string | null;
}

const text = z.string().max(4000);
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text.nullish(),
  }),
});

const EXTENSION = /^(?:[a-z-]+-)?extension\b/;
const RELEASE_FILE = /^\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\//;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27,}|[\w-]{20,}|\d{3,}/gi;

/**
 * The report that a browser sends. Undefined: not a report, of another site, or caused by an extension of the browser.
 */
export function readViolation(body: Buffer, siteUrl: string): Violation | undefined {
  const report = parse(body);
  if (!report) return undefined;
  const page = urlOf(report['document-uri']);
  const source = report['source-file'] ?? '';
  if (page?.origin !== new URL(siteUrl).origin) return undefined;
  if (EXTENSION.test(source) || EXTENSION.test(report['blocked-uri'])) return undefined;
  const [, remote = null, version = null] = RELEASE_FILE.exec(urlOf(source)?.pathname ?? '') ?? [];
  const [directive = ''] = (report['effective-directive'] ?? report['violated-directive']).split(' ');
  return {
    directive: directive.slice(0, 40),
    blocked: blockedBy(report['blocked-uri']),
    page: page.pathname.replaceAll(ID, ':id').slice(0, 100),
    remote,
    version,
  };
}

function parse(body: Buffer) {
  try {
    return reportSchema.safeParse(JSON.parse(body.toString('utf8'))).data?.['csp-report'];
  } catch {
    return undefined;
  }
}

const urlOf = (address: string): URL | undefined => URL.parse(address) ?? undefined;

/** Of an address, its origin: the rest may carry what a person typed. */
function blockedBy(address: string): string {
  const url = urlOf(address);
  if (!url) return address.replaceAll(/[^a-z-]/g, '').slice(0, 40);
  return url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin;
}
