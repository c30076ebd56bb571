const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'queueMicrotask',
] as const;

/**
 * A remote that replaces a timer of the window would stop the code of all others, and those would be reported as late.
 * Locked, the attempt is an error of that remote. Firefox accepts no property of its window that can never change again.
 */
export function lockTimers(window: object): void {
  for (const name of TIMERS) Object.defineProperty(window, name, { writable: false });
}
