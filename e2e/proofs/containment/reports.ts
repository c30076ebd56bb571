import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

interface Report {
  readonly remote: string;
  readonly version: string;
  readonly outcome: 'shown' | 'failed';
  readonly phase?: string;
}

export interface Reports {
  /** Waits for the first report of a failure. */
  untilFirst(most: number): Promise<void>;
  /** `right`: every report names the release with the fault. */
  blame(): string;
  /** From the way to the page to the first report. */
  firstMs(): number | undefined;
}

/** The failures that the browser reports to the edge from now on, in the page or from the watcher of a frozen one. */
export function listenToReports(
  context: BrowserContext,
  faulty: { readonly remote: string; readonly version: string },
): Reports {
  const start = performance.now();
  const failures: (Report & { readonly ms: number })[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/_edge/reports')) return;
    const reports = JSON.parse(request.postData() ?? '[]') as Report[];
    const ms = Math.round(performance.now() - start);
    for (const report of reports) if (report.outcome === 'failed') failures.push({ ...report, ms });
  });
  return {
    async untilFirst(most) {
      const end = performance.now() + most;
      while (failures.length === 0 && performance.now() < end) await pause(100);
    },
    blame() {
      const others = failures.filter(({ remote, version }) => remote !== faulty.remote || version !== faulty.version);
      if (others.length > 0) return `WRONG: ${[...new Set(others.map(({ remote }) => remote))].join(', ')}`;
      const phases = [...new Set(failures.map(({ phase = 'run' }) => phase))];
      return phases.length > 0 ? `right (${phases.join(', ')})` : 'no report';
    },
    firstMs: () => failures[0]?.ms,
  };
}
