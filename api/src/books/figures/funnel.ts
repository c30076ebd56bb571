import type { Funnel } from '@aimante/api-contract/operations';
import { visitSteps } from '@aimante/api-contract/operations/schemas';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

interface Reached {
  day: string;
  step: string;
  releases: Readonly<Record<string, string>>;
}

/** Of made-up releases, the table takes no more than this many rows a day. */
const mostRowsADay = 2000;

/** Counts one step of a visit for each remote that the visitor runs. */
export async function countStep(db: Queryable, { day, step, releases }: Reached): Promise<void> {
  const rows = Object.entries(releases).map(([remote, release]) => ({ remote, release }));
  await db.execute(sql`INSERT INTO visit_steps AS v (day, remote, release, step, visits)
    SELECT ${day}::date, x.remote, x.release, ${step}, 1 FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS x(remote text, release text)
    WHERE (SELECT count(*) FROM visit_steps c WHERE c.day = ${day}::date) < ${mostRowsADay}
    ON CONFLICT (day, remote, release, step) DO UPDATE SET visits = v.visits + 1`);
}

interface Range {
  from: string;
  to: string;
  remote: string;
  /** Undefined: all of them. */
  release: string | undefined;
}

const mostProducts = 10;

export async function readFunnel(db: Queryable, { from, to, remote, release }: Range): Promise<Funnel> {
  const isRange = sql`day BETWEEN ${from}::date AND ${to}::date`;
  const { rows: steps } = await db.execute<{ step: string; visits: number }>(sql`SELECT step,
      sum(visits)::int AS visits FROM visit_steps
    WHERE ${isRange} AND remote = ${remote} AND (${release ?? null}::text IS NULL OR release = ${release ?? null}::text)
    GROUP BY step`);
  const { rows: releases } = await db.execute<Funnel['releases'][number] & Record<string, unknown>>(sql`SELECT remote,
      release, coalesce(sum(visits) FILTER (WHERE step = 'visit'), 0)::int AS visits,
      coalesce(sum(visits) FILTER (WHERE step = 'order'), 0)::int AS orders
    FROM visit_steps WHERE ${isRange} GROUP BY remote, release ORDER BY remote, visits DESC, release LIMIT 200`);
  const { rows: products } = await db.execute<
    Funnel['products'][number] & Record<string, unknown>
  >(sql`SELECT subject AS id,
      (array_agg(name ORDER BY day DESC) FILTER (WHERE name IS NOT NULL))[1] AS name,
      (array_agg(category ORDER BY day DESC) FILTER (WHERE name IS NOT NULL))[1] AS category,
      (array_agg(price_cents ORDER BY day DESC) FILTER (WHERE name IS NOT NULL))[1] AS "priceCents",
      sum(views)::int AS views
    FROM page_views WHERE ${isRange} AND kind = 'product' GROUP BY subject ORDER BY views DESC, subject LIMIT ${mostProducts}`);
  const visitsOf = (step: string) => steps.find((each) => each.step === step)?.visits ?? 0;
  return { steps: visitSteps.map((step) => ({ step, visits: visitsOf(step) })), releases, products };
}
