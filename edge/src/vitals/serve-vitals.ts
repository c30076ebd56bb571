import * as z from 'zod';
import type { CanaryWatch } from '../health/canary-watch.ts';
import { VITALS } from '../health/health-book.ts';
import { type Reporter, reporterOf } from '../health/reporter.ts';
import { type Answer, type EdgeRequest, NOTHING, plainText } from '../http/answer.ts';
import { createRateLimit } from '../http/rate-limit.ts';

const vitalsSchema = z
  .array(
    z.strictObject({
      name: z.enum(['CLS', 'INP', 'LCP', 'TTFB']),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      /** Milliseconds, or the layout shift. */
      value: z.number().min(0).max(120_000).optional(),
      /** The release of the page that was opened. */
      remote: z.string().max(60).optional(),
      version: z.string().max(80).optional(),
    }),
  )
  .min(1)
  .max(8);

type Vital = z.infer<typeof vitalsSchema>[number];

export interface VitalsCount {
  readonly name: string;
  readonly rating: string;
  readonly count: number;
}

export interface Vitals {
  readonly serve: (ask: EdgeRequest) => Promise<Answer>;
  readonly all: () => readonly VitalsCount[];
}

const PER_MINUTE = 60;
const MAX_BYTES = 4096;

/** `POST /_edge/vitals`: web vitals from visitors with consent. The counts by rating and the values by release are stored. */
export function createVitals(watch: Pick<CanaryWatch, 'measure'>, secret: string): Vitals {
  const counts = new Map<string, VitalsCount>();
  const isAllowed = createRateLimit(PER_MINUTE);

  function add({ name, rating }: Pick<VitalsCount, 'name' | 'rating'>): void {
    const key = `${name} ${rating}`;
    counts.set(key, { name, rating, count: (counts.get(key)?.count ?? 0) + 1 });
  }

  function measure(reporter: Reporter, { name, value, remote, version }: Vital): void {
    const vital = VITALS.find((known) => known === name);
    if (!vital || value === undefined || !remote || !version) return;
    watch.measure(reporter, { release: { name: remote, version }, name: vital, value });
  }

  return {
    all: () => [...counts.values()],
    async serve(ask) {
      if (!isAllowed(ask.address)) return plainText(429, 'Too many reports.', { 'retry-after': '60' });
      const body = await ask.body(MAX_BYTES);
      const vitals = body && parse(body);
      if (!vitals) return plainText(400, 'These are no vitals.');
      const reporter = reporterOf(ask, secret);
      for (const vital of vitals) {
        add(vital);
        measure(reporter, vital);
      }
      return { kind: 'report', status: 204, headers: { 'cache-control': 'no-store' }, body: NOTHING };
    },
  };
}

function parse(body: Buffer) {
  try {
    return vitalsSchema.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
