/** Does the work for each, whatever becomes of one of them; what failed is told at the end, to the log of the job. */
export async function forEachAlone<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const problems: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => problems.push(error));
  if (problems.length > 1)
    throw new AggregateError(problems, `${problems.length} failed, ${String(problems[0])} first`);
  if (problems.length === 1) throw problems[0];
}
