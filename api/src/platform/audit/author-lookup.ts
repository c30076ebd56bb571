import { defineLookup } from '../events/lookup.ts';

/** By the id of the user that made a change. */
export const emailOfAuthor = defineLookup('author.email');
