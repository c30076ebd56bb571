import { ReleaseError, type ReleaseName, type ReleaseStore, readInspection } from '@aimante/releases';
import type { EdgeConfig } from '../config/edge-config.ts';
import type { EdgeRequest } from '../http/answer.ts';
import { readCookie } from '../http/read-cookie.ts';
import type { Live, LiveReleases } from '../live/live-releases.ts';

/** The cookie with the pass, and the one with the releases that this browser chose. */
export const PASS_COOKIE = 'aimante-inspect';
export const CHOICE_COOKIE = 'aimante-inspect-releases';
/** The pass that opens the inspector outside production. */
export const OPEN_PASS = 'open';

const LABEL = /^([a-z][a-z0-9-]{1,40})@([0-9A-Za-z][0-9A-Za-z.-]{0,60})$/;
const MOST = 12;

export interface Inspection {
  /** The time that a pass opens the inspector for, in seconds. Undefined where it does not. */
  readonly secondsOf: (pass: string) => Promise<number | undefined>;
  readonly isOpen: (ask: EdgeRequest) => Promise<boolean>;
}

interface InspectionOptions {
  readonly config: Pick<EdgeConfig, 'isProduction'>;
  readonly store: ReleaseStore;
  readonly live: LiveReleases;
}

const A_DAY = 86_400;

/** In production the inspector opens with a pass that a team signed, elsewhere for everybody that asks. */
export function createInspection({ config, store, live }: InspectionOptions): Inspection {
  const secondsOf = async (pass: string) => {
    const now = live.current();
    if (!now) return undefined;
    if (!config.isProduction && pass === OPEN_PASS) return A_DAY;
    return signedSeconds(pass, now);
  };
  const signedSeconds = async (pass: string, { state }: Live) => {
    try {
      const { until } = readInspection(pass, await store.trust.at(state.trust), store.now());
      return Math.ceil((Date.parse(until) - store.now().getTime()) / 1000);
    } catch (error) {
      if (error instanceof ReleaseError) return undefined;
      throw error;
    }
  };
  return {
    secondsOf,
    async isOpen({ headers }) {
      const pass = readCookie(headers.cookie, PASS_COOKIE);
      return pass ? (await secondsOf(pass)) !== undefined : false;
    },
  };
}

/** The releases that this browser shows in place of the live ones. */
export function chosenReleases({ headers }: EdgeRequest): ReleaseName[] {
  return parseLabels(readCookie(headers.cookie, CHOICE_COOKIE)?.split('|') ?? []) ?? [];
}

/** Undefined where one of them is malformed. */
export function parseLabels(labels: readonly string[]): ReleaseName[] | undefined {
  const releases = labels.filter(Boolean).flatMap((label) => {
    const [, name, version] = LABEL.exec(label) ?? [];
    return name && version ? [{ name, version }] : [];
  });
  return releases.length === labels.filter(Boolean).length && releases.length <= MOST ? releases : undefined;
}
