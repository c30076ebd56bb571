/**
 * What code in the same window can do and no shell can prevent, with the reason. Each of them is taken away by the next
 * page load of the visitor, and by the rehearsal or the reports before most visitors meet it.
 */
const LOOPS =
  'a loop owns the only thread: the watcher reports it after five seconds, and the next load avoids the release';
const STYLES = 'a style of the page applies to every element: the rehearsal refuses it';
const GLOBALS = 'all code shares these functions: the rehearsal refuses it';

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'loops for ever (load)': LOOPS,
  'loops for ever (render)': LOOPS,
  'loops for ever (effect)': LOOPS,
  'fills the microtasks (effect)': LOOPS,
  'loops for ever (click)': LOOPS,
  'loops for ever (leave)': LOOPS,
  'writes the document (effect)': 'it replaces the document with all its scripts: the rehearsal refuses it',
  'hides the header by a style (effect)': STYLES,
  'hides everything by a style (effect)': STYLES,
  'covers the page (effect)':
    'a payment window covers the page too: it goes on the next page, by keyboard, back or address',
  'covers the page from the overlay (effect)': 'a dialog covers the page too: it goes on the next page',
  'swallows all clicks (effect)': 'a listener of the window sees each click first: the rehearsal refuses it',
  'replaces Array.prototype.filter (effect)': GLOBALS,
  'replaces Array.prototype.map (effect)': GLOBALS,
  'replaces Promise.prototype.then (effect)': GLOBALS,
  'replaces JSON.parse (effect)': GLOBALS,
};
