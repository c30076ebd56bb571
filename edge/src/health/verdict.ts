import { failsMore } from './fails-more.ts';
import type { Health } from './health-book.ts';

/** Why a canary has to go, in the words of the release log; nothing where it fails no more than what it would replace. */
export function verdictOn(tried: Health, usual: Health & { readonly version: string }): string | undefined {
  if (!failsMore(tried, usual)) return undefined;
  return `it failed for ${tried.failed} of ${tried.visitors} visitors, ${usual.version} for ${usual.failed} of ${usual.visitors}`;
}

/** What a verdict in the log counted: nothing where a person gave the reason. */
export function readVerdict(reason: string): Health | undefined {
  const [, failed, visitors] = /^it failed for (\d+) of (\d+) visitors, /.exec(reason) ?? [];
  return visitors ? { failed: Number(failed), visitors: Number(visitors) } : undefined;
}
