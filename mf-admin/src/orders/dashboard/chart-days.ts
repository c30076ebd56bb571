export interface ChartDay {
  readonly day: string;
  readonly cents: number;
  readonly previousCents: number | undefined;
}

interface Days {
  readonly byDay: readonly Pick<ChartDay, 'day' | 'cents'>[];
}

/** Each day with the sales of the same day one period before. `both`: this period and the one before. */
export function daysOf(stats: Days | undefined, both: Days | undefined): ChartDay[] {
  const current = stats?.byDay ?? [];
  const before = both?.byDay.slice(0, Math.max(0, both.byDay.length - current.length)) ?? [];
  const offset = before.length - current.length;
  return current.map(({ day, cents }, index) => ({ day, cents, previousCents: before[index + offset]?.cents }));
}

/** Link to the orders behind a day's bar. */
export const listOf = (day: string) => `/admin/orders?paymentStatus=paid&paidFrom=${day}&paidTo=${day}`;

/** The change from one period to the next. A previous period without positive revenue has no percentage. */
export const partOf = (now: number, before: number) => (before <= 0 ? undefined : now / before - 1);
