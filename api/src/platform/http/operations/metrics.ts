import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { httpErrors } from '../answers/errors.ts';
import { sendRefusal } from '../routes/error-handler.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  count: number;
  seconds: number;
  /** Number of requests that took at most the bucket limit at the same index. */
  within: number[];
}

/** `/metrics` in Prometheus' text format, for this machine or a caller with the token. */
export function registerMetrics(
  app: FastifyInstance,
  { pool, token }: { pool: pg.Pool; token: string | undefined },
): void {
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => delay.disable());
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    observe(
      series,
      `method="${request.method}",route="${path}",status="${reply.statusCode}"`,
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, token)) return sendRefusal(request, reply, httpErrors.ROUTE_NOT_FOUND());
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return [...requestLines(series), ...processLines(pool, delay.mean / 1e9), ''].join('\n');
  });
}

function isAllowed(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token) return given.length === wanted.length && timingSafeEqual(given, wanted);
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}

function observe(series: Map<string, Series>, labels: string, seconds: number): void {
  const one = series.get(labels) ?? { count: 0, seconds: 0, within: buckets.map(() => 0) };
  one.count += 1;
  one.seconds += seconds;
  buckets.forEach((limit, at) => {
    if (seconds <= limit) one.within[at] = (one.within[at] ?? 0) + 1;
  });
  series.set(labels, one);
}

function requestLines(series: Map<string, Series>): string[] {
  const name = 'http_request_duration_seconds';
  const lines = [...series].flatMap(([labels, { count, seconds, within }]) => [
    ...within.map((n, at) => `${name}_bucket{${labels},le="${buckets[at]}"} ${n}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ]);
  return [`# TYPE ${name} histogram`, ...lines];
}

function processLines(pool: pg.Pool, loopDelay: number): string[] {
  const memory = process.memoryUsage();
  const gauges: Record<string, number> = {
    process_resident_memory_bytes: memory.rss,
    nodejs_heap_used_bytes: memory.heapUsed,
    nodejs_eventloop_lag_mean_seconds: Number.isFinite(loopDelay) ? loopDelay : 0,
    process_uptime_seconds: process.uptime(),
    db_pool_connections: pool.totalCount,
    db_pool_idle_connections: pool.idleCount,
    db_pool_waiting_requests: pool.waitingCount,
  };
  return Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]);
}
