import type { HeadDocument, HeadTag } from '@aimante/contract';
import { attributes, escapeHtml } from './escape.ts';

export function headTags({ title, tags }: HeadDocument): string[] {
  return [`<title>${escapeHtml(title)}</title>`, ...tags.map(headTag)];
}

/** The text of a script is data with `<` already escaped. */
function headTag({ tag, attributes: values, text = '' }: HeadTag): string {
  const opening = `<${tag}${attributes(values)}>`;
  return tag === 'script' ? `${opening}${text}</script>` : opening;
}
