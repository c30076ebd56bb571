const MOST_COLUMNS = 8;

export function columnsFor(count: number): number {
  return Math.min(Math.max(Math.ceil(Math.sqrt(count)), 1), MOST_COLUMNS);
}

type Pressed = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean> & { key: string }>;

/** Places that an arrow key moves a magnet by. With a modifier, the arrow keys are the browser's own. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey }: Pressed, columns: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return steps[key];
}
