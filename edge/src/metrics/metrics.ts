import type { Answer } from '../http/answer.ts';
import type { Live } from '../live/live-releases.ts';

export interface Metrics {
  readonly count: (answer: Pick<Answer, 'kind' | 'status'>, bytes: number) => void;
  readonly damaged: () => void;
  /** The Prometheus text format. */
  readonly text: (live: Live | undefined) => string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  let sent = 0;
  let damaged = 0;
  return {
    count({ kind, status }, bytes) {
      const labels = `kind="${kind}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      sent += bytes;
    },
    damaged() {
      damaged += 1;
    },
    text(live) {
      const byKind = [...requests].map(([labels, count]) => `aimante_edge_requests_total{${labels}} ${count}`);
      const set = live ? [`aimante_edge_release_set{set="${live.stable.id}"} ${live.state.number}`] : [];
      return [
        ...metric('aimante_edge_requests_total', 'counter', byKind),
        ...metric('aimante_edge_sent_bytes_total', 'counter', [`aimante_edge_sent_bytes_total ${sent}`]),
        ...metric('aimante_edge_damaged_files_total', 'counter', [`aimante_edge_damaged_files_total ${damaged}`]),
        ...metric('aimante_edge_release_set', 'gauge', set),
        '',
      ].join('\n');
    },
  };
}

function metric(name: string, type: 'counter' | 'gauge', samples: readonly string[]): string[] {
  return [`# TYPE ${name} ${type}`, ...samples];
}
