import { sourceHash } from '../security/source-hash.ts';
import { inlineScriptTag } from './asset-tags.ts';

/** Pages of one person: their HTML is a skeleton, which is of no use ahead. */
const PERSONAL = ['cart', 'checkout', 'account', 'auth', 'admin'];
/** Addresses that are no pages. */
const FILES = ['remotes', 'uploads', '_edge', '_forms'];

const except = [...FILES, ...PERSONAL.flatMap((name) => [name, `en/${name}`])].flatMap((name) => [
  `/${name}`,
  `/${name}/*`,
]);

/** The browser fetches the page of a link that the pointer rests on, or that a finger touches. It runs none of it. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: except } }, { not: { selector_matches: '[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

export const SPECULATION_HASH = sourceHash(RULES);

/** The shell removes it, because it loads the next page itself. */
export const SPECULATION_TAG = inlineScriptTag(RULES, { type: 'speculationrules' });
