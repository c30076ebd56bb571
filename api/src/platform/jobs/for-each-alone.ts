/** Runs the work for each item even if another one fails. Throws all failures at the end, for the job's log. */
export async function forEachAlone<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const problems: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => problems.push(error));
  if (problems.length > 1)
    throw new AggregateError(problems, `${problems.length} failed, ${String(problems[0])} first`);
  if (problems.length === 1) throw problems[0];
}
