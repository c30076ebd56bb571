import { signInspection } from '../preview/inspection-pass.ts';
import type { ReleaseStore } from '../release-store.ts';

interface InspectOptions {
  readonly hours: number;
  readonly siteUrl: string;
}

/** Returns the address that opens the inspector in production. */
export async function inspect(store: ReleaseStore, { hours, siteUrl }: InspectOptions) {
  const until = new Date(store.now().getTime() + hours * 3_600_000).toISOString();
  const address = `${siteUrl}/?inspect=${await signInspection(store, { until })}`;
  return { data: { until, address }, lines: [`Until ${until}, this address opens the inspector:`, address] };
}
