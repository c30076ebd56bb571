import type { BrowserRemote } from '@aimante/contract';
import type { FailurePhase } from '../federation/remote-failure.ts';
import type { BlamedRelease } from './blamed-release.ts';

/** `handler`: an error that no boundary caught. */
export type ReportedPhase = FailurePhase | 'handler';

interface Report {
  readonly remote: string;
  readonly version: string;
  readonly outcome: 'shown' | 'failed';
  readonly phase?: ReportedPhase;
}

export interface RemoteReports {
  shown(remote: BrowserRemote): void;
  failed(remote: BlamedRelease, phase: ReportedPhase): void;
}

const ADDRESS = '/_edge/reports';
const GATHER_MS = 4000;
const MOST_AT_ONCE = 30;

/** Reports the outcome of each remote on this page to the edge, which detects failing releases from the reports. */
export function createRemoteReports(send = (body: string) => navigator.sendBeacon(ADDRESS, body)): RemoteReports {
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) send(JSON.stringify(waiting.splice(0, MOST_AT_ONCE)));
  }

  function add(report: Report): void {
    waiting = [...waiting, report];
    if (report.outcome === 'failed') flush();
    else timer ??= setTimeout(flush, GATHER_MS);
  }

  addEventListener('pagehide', flush);
  return {
    shown: ({ name, version }) => add({ remote: name, version, outcome: 'shown' }),
    failed: ({ name, version }, phase) => add({ remote: name, version, outcome: 'failed', phase }),
  };
}
