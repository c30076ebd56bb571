import type { RunningRelease } from '../heartbeat/silence.ts';

/** An element over half of the window keeps a visitor from the page below. */
const COVERS = 0.5;

export interface LeftOverlays {
  readonly added: (element: Element, by: RunningRelease) => void;
  /** Removes what releases of other remotes left over the page. Returns these releases. */
  readonly remove: (page: RunningRelease) => RunningRelease[];
}

/** Elements that remotes put beside the page, for example a payment window, and what remains of them on the next page. */
export function createLeftOverlays(): LeftOverlays {
  const owners = new Map<Element, RunningRelease>();
  return {
    added: (element, by) => void owners.set(element, by),
    remove({ remote }) {
      const left: RunningRelease[] = [];
      for (const [element, by] of owners) {
        if (!element.isConnected) owners.delete(element);
        else if (by.remote !== remote && coversPage(element)) {
          element.remove();
          owners.delete(element);
          left.push(by);
        }
      }
      return left;
    },
  };
}

function coversPage(element: Element): boolean {
  if (!['fixed', 'absolute'].includes(getComputedStyle(element).position)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width * height >= COVERS * innerWidth * innerHeight;
}
