import {
  coveringElements,
  foreignElement,
  foreignStyles,
  leftElements,
  missingParts,
  type Outside,
  outsideNow,
  styleRules,
} from './elements.ts';
import { differences, snapshotOfGlobals, valuesOf, watchGlobals } from './globals.ts';
import {
  countReacts,
  isCalledFrom,
  type Running,
  titleOf,
  watchIntervals,
  watchListeners,
  watchRefused,
} from './running.ts';

/** The page gets these functions as text, by their names. */
const PARTS = [
  ...[differences, snapshotOfGlobals, valuesOf, watchGlobals],
  ...[countReacts, isCalledFrom, titleOf, watchIntervals, watchListeners, watchRefused],
  ...[coveringElements, foreignElement, foreignStyles, leftElements, missingParts, outsideNow, styleRules],
];

/** What the page knows about itself during a rehearsal. */
export interface Observer {
  /** Takes the baseline: all that is there now is not the candidate's. */
  readonly begin: () => string[];
  /** Takes the second baseline: the candidate's fragments in the layout are there too. */
  readonly settle: () => string[];
  /** Changed globals, and styles that reach elements of others. */
  readonly changes: () => string[];
  /** What is still there after the candidate's page was left. */
  readonly leftovers: () => string[];
  /** Requests that the content security policy refused. */
  readonly refused: () => string[];
}

interface Observed {
  readonly name: string;
  /** The path of its files. */
  readonly base: string;
  /** The global names that the platform's own loading may add. */
  readonly allowed: readonly string[];
}

/** A script that runs in the page before all others. */
export function observerScript(observed: Observed): string {
  const source = [...PARTS, observePage].map(String).join('\n');
  return `(() => { ${source}\nobservePage(${JSON.stringify(observed)}); })();`;
}

function observePage({ name, base, allowed }: Observed): void {
  const running: Running = new Map();
  watchListeners(running, base);
  watchIntervals(running, base);
  const refused = watchRefused(base);
  const globals = watchGlobals(allowed);
  const NOTHING = { nodes: new Set<Node>(), sheets: new Set<CSSStyleSheet>(), attributes: '' };
  let settled: { running: Running; outside: Outside } = { running: new Map(running), outside: NOTHING };
  const leftRunning = () =>
    [...running].filter(([what, now]) => now > (settled.running.get(what) ?? 0)).map(([what]) => `it leaves ${what}`);
  const settle = () => {
    settled = { running: new Map(running), outside: outsideNow() };
    return [];
  };
  const observer: Observer = {
    begin() {
      globals.begin();
      return settle();
    },
    settle,
    changes: () => [
      ...globals.changed(),
      ...foreignStyles({ name, base }, settled.outside),
      ...coveringElements(settled.outside),
      ...missingParts(),
    ],
    leftovers: () => [...leftRunning(), ...leftElements(settled.outside), ...globals.changed(), ...missingParts()],
    refused: () => refused.splice(0),
  };
  Object.defineProperty(window, '__rehearsal', { value: observer });
}
