/** Long enough for every slug and id, short enough that no pattern can be made to work hard. */
const MAX_PARAM_LENGTH = 200;

/**
 * Slugs and ids are made of these. So angle brackets, script and data addresses, event handlers, percent-encoded bytes,
 * SQL phrases, calls, template expressions and backslashes have no way in.
 */
const SAFE_PARAM = /^[A-Za-z0-9_~.-]+$/;

/** Parameters as they stand in the address, not decoded. It protects the interface: the server checks for itself. */
export function areSafeParams(params: Readonly<Record<string, unknown>>): boolean {
  return Object.values(params).every(isSafeParam);
}

function isSafeParam(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_PARAM_LENGTH) return false;
  return SAFE_PARAM.test(value) && !value.includes('..');
}

/** The query with all markup taken out of its values. The same string where there was none. */
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

/** One pass, however the brackets are nested: what stands between them goes, an open one takes the rest. */
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
