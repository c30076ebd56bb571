import type { Decision } from './channel-plan.ts';
import { promoteCanary } from './channel-plan.ts';
import type { Canary } from './channel-state.ts';

/** The shares of a ramp. After the last one, the release is live for all visitors. */
export const RAMP_SHARES = [1, 5, 25, 50, 100] as const;

const MINUTE_MS = 60_000;

/** The next share of a ramp, once its present step has lasted long enough. Undefined: not yet, or no ramp. */
export function nextShare({ share, ramp }: Canary, at: Date): number | undefined {
  if (!ramp || at.getTime() - Date.parse(ramp.at) < ramp.minutes * MINUTE_MS) return undefined;
  return RAMP_SHARES.find((step) => step > share);
}

/** Takes the next step of a ramp. A step that another edge has taken already, or that comes too early, changes nothing. */
export function stepCanary(name: string, share: number): Decision {
  return (current, at) => {
    const canary = current?.canaries.find((one) => one.name === name);
    if (!current || !canary?.ramp || nextShare(canary, new Date(at)) !== share) return undefined;
    if (share === 100) return promoteCanary(name)(current, at);
    const grown = { ...canary, share, ramp: { ...canary.ramp, at } };
    const canaries = current.canaries.map((one) => (one === canary ? grown : one));
    const { version } = canary;
    return { ...current, canaries, change: { kind: 'canary', releases: [{ name, version }], reason: 'ramp' } };
  };
}
