import { failsMore } from './fails-more.ts';
import type { Health } from './health-book.ts';

/**
 * Why a canary is withdrawn, as the release log words it. Undefined where it fails no more than the release it would
 * replace.
 */
export function verdictOn(tried: Health, usual: Health & { readonly version: string }): string | undefined {
  if (!failsMore(tried, usual)) return undefined;
  return `it failed for ${tried.failed} of ${tried.visitors} visitors, ${usual.version} for ${usual.failed} of ${usual.visitors}`;
}

/** The counts of a verdict in the log. Undefined where a person wrote the reason. */
export function readVerdict(reason: string): Health | undefined {
  const [, failed, visitors] = /^it failed for (\d+) of (\d+) visitors, /.exec(reason) ?? [];
  return visitors ? { failed: Number(failed), visitors: Number(visitors) } : undefined;
}
