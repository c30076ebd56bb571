import { type Canary, labelOf, nextShare } from '@aimante/releases';
import type { Operate } from '../operations/operate.ts';

interface RampOptions {
  readonly operate: Operate;
  readonly onProblem: (problem: string) => void;
  readonly now?: () => Date;
}

/** Asks the keeper for the next step of a canary that grows by itself. The keeper checks the minutes again. */
export function createRampSteps({ operate, onProblem, now = () => new Date() }: RampOptions) {
  /** How many visitors of the canary had reported when its present step began. */
  const begun = new Map<string, number>();
  const asking = new Set<string>();
  const ask = async (canary: Canary, share: number, key: string) => {
    if (asking.has(key)) return;
    asking.add(key);
    const { name: remote, version: from } = canary;
    await operate({ kind: 'step', remote, share, from })
      .catch((error) => onProblem(`The ramp of ${labelOf(canary)} waits: ${String(error)}`))
      .finally(() => asking.delete(key));
  };
  return async (canary: Canary, visitors: number): Promise<void> => {
    if (!canary.ramp) return;
    const key = `${labelOf(canary)} ${canary.ramp.at}`;
    const before = begun.get(key) ?? Math.max(0, visitors - 1);
    begun.set(key, before);
    const share = nextShare(canary, now());
    if (share !== undefined && visitors - before >= canary.ramp.visitors) await ask(canary, share, key);
  };
}
