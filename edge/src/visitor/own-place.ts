import { type Answer, type Ask, redirect } from '../http/answer.ts';

/** A page has one address: with a slash at its end it is on to the one without, for good. */
export function toOwnPlace({ path, search }: Ask): Answer | undefined {
  const place = path.replace(/\/+$/, '');
  // What begins with two slashes would lead to another site.
  const isOnThisSite = /^\/(?![/\\])/.test(place);
  return place !== path && isOnThisSite ? redirect(place + search, 308) : undefined;
}
