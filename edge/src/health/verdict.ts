import type { Health } from './health-book.ts';
import type { Trial } from './trial.ts';
import type { VitalsTrial } from './vitals-trial.ts';

/**
 * Why a canary is withdrawn, as the release log words it. Undefined where it fails no more than the version it would
 * replace.
 */
export function verdictOn(trial: Trial, version: string): string | undefined {
  if (!trial.isLost()) return undefined;
  const [tried, usual] = [trial.tried(), trial.usual()];
  return `it failed for ${tried.failed} of ${tried.visitors} visitors, ${version} for ${usual.failed} of ${usual.visitors}`;
}

/** Why a canary that works, but is slower, is withdrawn. */
export function verdictOnSpeed(trial: VitalsTrial, version: string): string | undefined {
  const slower = trial.slower();
  if (!slower) return undefined;
  const { name, tried, usual } = slower;
  return `its ${name} is ${Math.round(tried)} ms at the 75th percentile, that of ${version} ${Math.round(usual)} ms`;
}

/** The counts of a verdict in the log. Undefined where a person wrote the reason. */
export function readVerdict(reason: string): Health | undefined {
  const [, failed, visitors] = /^it failed for (\d+) of (\d+) visitors, /.exec(reason) ?? [];
  return visitors ? { failed: Number(failed), visitors: Number(visitors) } : undefined;
}
