/** The elements of the shell that every page needs. A remote may not remove or empty them. */
const kept = new Set<Element>();

/** As a `ref`: keeps this element in the page until React removes it. */
export function keepInPage(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  kept.add(element);
  return () => kept.delete(element);
}

/** Ends a fight with code that removes an element again and again. */
const MOST_RESTORED = 50;

/** Puts removed elements of the shell back, where they were. Their React trees live on. Returns how many. */
export function createRestorer(): (records: readonly MutationRecord[]) => number {
  let restored = 0;
  return (records) => {
    let count = 0;
    for (const record of records.toReversed()) if (restored + count < MOST_RESTORED) count += putBack(record);
    restored += count;
    return count;
  };
}

function putBack({ target, removedNodes, nextSibling }: MutationRecord): number {
  const lost = [...removedNodes].filter((node) => !node.isConnected && (isKept(node) || isEmptied(target)));
  for (const node of lost) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  return lost.length;
}

/** It is such an element, or contains one. */
function isKept(node: Node): boolean {
  return [...kept].some((element) => node.contains(element));
}

/** React never takes all content from the header or the footer. */
function isEmptied(target: Node): boolean {
  return (
    target instanceof Element && target.matches('header, footer') && kept.has(target) && target.childElementCount === 0
  );
}
