/**
 * Runs `task` for all items, at most `width` at a time. After a failure no new task starts, and the running ones finish
 * first.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await task(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane));
  for (const end of lanes) if (end.status === 'rejected') throw end.reason;
}
