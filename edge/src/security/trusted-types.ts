import { inlineScriptTag } from '../html/asset-tags.ts';
import { sourceHash } from './source-hash.ts';

/** For pages where all scripts are ours: Stripe's script would need a policy of its own. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * What a page may write where a browser would run it: the addresses of our own scripts, and data as JSON. HTML is only
 * parsed into a document that runs nothing, or is the empty script element that React makes. Browsers without Trusted
 * Types ignore it.
 */
const CODE = `(() => {
  const EMPTY_SCRIPT = '<' + 'script><' + '/script>';
  const refuse = (what) => { throw new TypeError('A page may not write ' + what + '.'); };
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html, type, sink) =>
      html === '' || html === EMPTY_SCRIPT || sink.startsWith('DOMParser') ? html : refuse('HTML'),
    createScript: (text) => {
      try { JSON.parse(text); } catch { refuse('code'); }
      return text;
    },
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : refuse('the script ' + address),
  });
})();`.replaceAll(/\n */g, '');

export const TRUSTED_TYPES_HASH = sourceHash(CODE);

export const TRUSTED_TYPES_TAG = inlineScriptTag(CODE, {});
