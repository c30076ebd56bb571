type Ask = () => Promise<boolean>;

const asking = new Set<Ask>();

/** Whoever leads away by a key or a command asks here first: something may not be saved. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of asking) if (!(await ask())) return false;
  return true;
}

/** `ask` is asked until the answer is called. */
export function guardLeaving(ask: Ask): () => void {
  asking.add(ask);
  return () => void asking.delete(ask);
}
