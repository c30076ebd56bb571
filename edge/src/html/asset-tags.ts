import { attributes } from './escape.ts';
import type { Preload } from './preloads.ts';
import type { ReleaseAsset } from './release-asset.ts';

type More = Readonly<Record<string, string | undefined>>;

export function scriptTag({ href: src, integrity }: ReleaseAsset, more: More): string {
  return `<script${attributes({ ...more, src, integrity, crossorigin: 'anonymous' })}></script>`;
}

/** For code of a release. The policy of the page names its hash. */
export function inlineScriptTag(code: string, more: More): string {
  return `<script${attributes(more)}>${code}</script>`;
}

/** For rules of a release. The policy of the page names their hash. */
export function inlineStyleTag(css: string, more: More): string {
  return `<style${attributes(more)}>${css}</style>`;
}

export function stylesheetTag({ href, integrity }: ReleaseAsset): string {
  return `<link${attributes({ rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' })}>`;
}

export function preconnectTag(href: string): string {
  return `<link${attributes({ rel: 'preconnect', href, crossorigin: 'anonymous' })}>`;
}

/** The attributes must equal those of the element that uses the file later, or the browser fetches it twice. */
export function preloadTag({ href, as, integrity, type, priority }: Preload): string {
  const isChecked = as === 'script' || as === 'style';
  const values = {
    rel: 'preload',
    as,
    href,
    type,
    crossorigin: 'anonymous',
    integrity: isChecked ? integrity : undefined,
    fetchpriority: priority,
  };
  return `<link${attributes(values)}>`;
}

/** The same as a header, which a CDN may send as Early Hints. Without preloads of low priority. */
export function preloadHeader(preloads: readonly Preload[]): string[] {
  return preloads.filter(({ priority }) => priority !== 'low').map(headerPart);
}

function headerPart({ href, as, integrity, type }: Preload): string {
  const isChecked = as === 'script' || as === 'style';
  return [
    `<${href}>; rel=preload; as=${as}; crossorigin=anonymous`,
    ...(type ? [`type="${type}"`] : []),
    ...(isChecked ? [`integrity="${integrity}"`] : []),
  ].join('; ');
}
