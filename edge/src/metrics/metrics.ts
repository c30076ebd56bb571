import type { Answer } from '../http/answer.ts';
import type { RenderCount } from '../rendering/render-counts.ts';
import type { VitalsCount } from '../vitals/serve-vitals.ts';

export interface Metrics {
  readonly count: (answer: Pick<Answer, 'kind' | 'status'>, bytes: number) => void;
  readonly damaged: () => void;
  /** The Prometheus text format. */
  readonly text: (releases: ReleaseSamples) => string;
}

export interface ReleaseSamples {
  readonly set?: { readonly id: string; readonly number: number };
  readonly failures: readonly Failures[];
  readonly renders: readonly RenderCount[];
  readonly vitals: readonly VitalsCount[];
}

export interface Failures {
  readonly remote: string;
  readonly version: string;
  readonly team: string;
  readonly phase: string;
  readonly count: number;
}

type Labels = Readonly<Record<string, string | number>>;

export function createMetrics(): Metrics {
  const requests = new Map<string, { labels: Labels; count: number }>();
  let sent = 0;
  let damaged = 0;
  return {
    count({ kind, status }, bytes) {
      const key = `${kind} ${status}`;
      const count = (requests.get(key)?.count ?? 0) + 1;
      requests.set(key, { labels: { kind, status }, count });
      sent += bytes;
    },
    damaged() {
      damaged += 1;
    },
    text({ set, failures, renders, vitals }) {
      const samples = [
        counter(
          'aimante_edge_requests_total',
          [...requests.values()].map(({ labels, count }) => [labels, count]),
        ),
        counter('aimante_edge_sent_bytes_total', [[{}, sent]]),
        counter('aimante_edge_damaged_files_total', [[{}, damaged]]),
        counter(
          'aimante_remote_failures_total',
          failures.map(({ count, ...labels }) => [labels, count]),
        ),
        counter(
          'aimante_edge_first_views_total',
          renders.map(({ count, ...labels }) => [labels, count]),
        ),
        counter(
          'aimante_web_vitals_total',
          vitals.map(({ count, ...labels }) => [labels, count]),
        ),
        metric('aimante_edge_release_state', 'gauge', set ? [[{ set: set.id }, set.number]] : []),
      ];
      return `${samples.flat().join('\n')}\n`;
    },
  };
}

type Sample = readonly [labels: Labels, value: number];

const counter = (name: string, samples: readonly Sample[]) => metric(name, 'counter', samples);

function metric(name: string, type: 'counter' | 'gauge', samples: readonly Sample[]): string[] {
  return [`# TYPE ${name} ${type}`, ...samples.map(([labels, value]) => `${name}${labelText(labels)} ${value}`)];
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
