import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { fingerprint } from '../../crypto/secret-value.ts';
import type { Queryable } from '../../database/connection/connect.ts';
import { sql } from '../../sql/sql.ts';

interface Needs {
  db: Queryable;
  now: () => Date;
}

interface Window {
  hits: number;
  endsAt: number;
}

/** Adds to the counter of a key, or starts its next window. One statement, so that processes cannot overwrite each other. */
async function addHits(
  { db, now }: Needs,
  { key, hits, windowMs }: { key: string; hits: number; windowMs: number },
): Promise<Window> {
  const at = now();
  const ends = new Date(at.getTime() + windowMs).toISOString();
  const isOver = sql`c.ends_at <= ${at.toISOString()}`;
  const { rows } = await db.execute<{ hits: number; endsAt: string }>(sql`
    INSERT INTO rate_counters AS c (key, hits, ends_at) VALUES (${fingerprint(key)}, ${hits}, ${ends})
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN ${isOver} THEN excluded.hits ELSE c.hits + excluded.hits END,
      ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE c.ends_at END
    RETURNING hits, ends_at AS "endsAt"`);
  const [row] = rows;
  if (!row) throw new Error('The counter was not written');
  return { hits: row.hits, endsAt: new Date(row.endsAt).getTime() };
}

interface Counted extends Window {
  /** Not added to the database yet. */
  waiting: number;
  addedAt: number;
  isAdding: boolean;
}

const capacity = 10_000;
const addEveryMs = 1000;

/** Counts in this process, and adds up with the other processes once a second for each key. */
class AddedUp {
  readonly #counters = new Map<string, Counted>();
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  count(key: string, windowMs: number): Window {
    const at = this.#needs.now().getTime();
    const known = this.#counters.get(key);
    const counter =
      known && known.endsAt > at ? known : { hits: 0, endsAt: at + windowMs, waiting: 0, addedAt: 0, isAdding: false };
    counter.hits += 1;
    counter.waiting += 1;
    this.#keep(key, counter);
    if (!counter.isAdding && at - counter.addedAt >= addEveryMs) void this.#addUp(key, { counter, windowMs, at });
    return counter;
  }

  /** While the database is away, each process counts alone. */
  async #addUp(key: string, { counter, windowMs, at }: { counter: Counted; windowMs: number; at: number }) {
    const { waiting } = counter;
    Object.assign(counter, { waiting: 0, addedAt: at, isAdding: true });
    const total = await addHits(this.#needs, { key, hits: waiting, windowMs }).catch(() => undefined);
    if (total) Object.assign(counter, { hits: total.hits + counter.waiting, endsAt: total.endsAt });
    else counter.waiting += waiting;
    counter.isAdding = false;
  }

  #keep(key: string, counter: Counted): void {
    this.#counters.delete(key);
    this.#counters.set(key, counter);
    const [oldest] = this.#counters.keys();
    if (this.#counters.size > capacity && oldest !== undefined) this.#counters.delete(oldest);
  }
}

/**
 * Counters that all processes of the API share. The limit of a route is counted in the database, call by call. The limit
 * over all calls is added up once a second, because it concerns every call.
 */
export function sharedCounters(needs: Needs): FastifyRateLimitStoreCtor {
  return class SharedCounters implements FastifyRateLimitStore {
    readonly #alone = new AddedUp(needs);
    readonly #route: string | undefined;

    constructor(route: unknown) {
      this.#route = typeof route === 'string' ? route : undefined;
    }

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 60_000,
    ): void {
      const say = ({ hits, endsAt }: Window) => answer(null, { current: hits, ttl: endsAt - needs.now().getTime() });
      const countAlone = () => say(this.#alone.count(key, windowMs));
      if (this.#route) addHits(needs, { key: `${this.#route} ${key}`, hits: 1, windowMs }).then(say, countAlone);
      else countAlone();
    }

    /** The plugin also passes the route, which its types do not say. Without one, the limit is over all calls. */
    child(options: object): FastifyRateLimitStore {
      const { method, url } = (options as { routeInfo: { method?: string; url?: string } }).routeInfo;
      return new SharedCounters(url ? `${method} ${url}` : undefined);
    }
  };
}
