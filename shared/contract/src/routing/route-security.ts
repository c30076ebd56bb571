/** Long enough for every slug and id, and too short to make a pattern slow. */
const MAX_PARAM_LENGTH = 200;

/**
 * The characters of slugs and ids. They exclude angle brackets, script and data URLs, event handlers, percent-encoded
 * bytes, SQL phrases, calls, template expressions and backslashes.
 */
const SAFE_PARAM = /^[A-Za-z0-9_~.-]+$/;

/** Takes parameters as in the URL, not decoded. This protects the interface only: the server makes its own checks. */
export function areSafeParams(params: Readonly<Record<string, unknown>>): boolean {
  return Object.values(params).every(isSafeParam);
}

function isSafeParam(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_PARAM_LENGTH) return false;
  return SAFE_PARAM.test(value) && !value.includes('..');
}

/** Removes all markup from the values of a query. Returns the same string when there is none. */
export function stripMarkup(search: string): string {
  const query = new URLSearchParams(search);
  let isClean = true;
  for (const [name, value] of [...query]) {
    if (!/[<>]/.test(name + value)) continue;
    isClean = false;
    query.delete(name, value);
    query.append(textOf(name), textOf(value));
  }
  if (isClean) return search;
  const cleaned = query.toString();
  return cleaned ? `?${cleaned}` : '';
}

/**
 * One pass for any nesting of brackets: the text between brackets is removed, and an unclosed bracket removes the rest.
 */
function textOf(value: string): string {
  let depth = 0;
  let text = '';
  for (const character of value) {
    if (character === '<') depth += 1;
    else if (character === '>') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += character;
  }
  return text;
}
