import { type Answer, type EdgeRequest, redirect } from '../http/answer.ts';

/** A page has one address: one with a trailing slash redirects permanently to the one without. */
export function toCanonicalPath({ path, search }: EdgeRequest): Answer | undefined {
  const place = path.replace(/\/+$/, '');
  // An address that begins with two slashes would lead to another site.
  const isOnThisSite = /^\/(?![/\\])/.test(place);
  return place !== path && isOnThisSite ? redirect(place + search, 308) : undefined;
}
