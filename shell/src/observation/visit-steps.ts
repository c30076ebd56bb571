/** In their order. An order needs the checkout before it: a confirmation that is opened again counts nothing. */
const STEPS = ['visit', 'product', 'cart', 'checkout', 'order'] as const;
export type VisitStep = (typeof STEPS)[number];

const KEY = 'visit-steps';

/** The steps of this visit, in the storage of the tab: no id, and gone with it. */
export function createVisit(open: () => Storage) {
  let reached = read(open);

  return {
    /** True if the visit reaches the step for the first time. */
    reach(step: VisitStep): boolean {
      if (reached.has(step) || (step === 'order' && !reached.has('checkout'))) return false;
      reached = new Set([...reached, step]);
      try {
        open().setItem(KEY, [...reached].join(' '));
      } catch {
        // Without storage, a visit ends with its page.
      }
      return true;
    },
  };
}

function read(open: () => Storage): ReadonlySet<string> {
  try {
    return new Set(open().getItem(KEY)?.split(' ') ?? []);
  } catch {
    return new Set();
  }
}
