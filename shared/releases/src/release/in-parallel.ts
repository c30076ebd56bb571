/** Runs `task` over all items, at most `width` at a time; the first failure ends it. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values();
  const lane = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
