import { type RichTag, richSchemes, richTags } from '@aimante/api-contract/catalogue/rich-text';

const VOID_TAGS = new Set<string>(['br', 'hr']);
const TOKEN = /<!--[^<]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*)>|[^<]+|</g;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const SAFE_ADDRESS = new RegExp(`^(?:(?:${richSchemes.join('|')}):|/(?!/)|#)`, 'i');
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

export interface RichElement {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: readonly RichNode[];
}

export type RichNode = string | RichElement;

interface OpenElement {
  readonly tag: RichTag | null;
  readonly href?: string;
  readonly children: RichNode[];
}

/**
 * The server has sanitised this HTML. It is nevertheless parsed into elements and never passed to the browser as HTML,
 * so it renders the same on server and client, works under Trusted Types, and cannot contain a script.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: OpenElement = { tag: null, children: [] };
  const open: OpenElement[] = [root];
  for (const [text, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const tag = richTags.find((known) => known === name.toLowerCase());
    if (!name) addText(open, text);
    else if (tag && slash) close(open, tag);
    else if (tag) start(open, { tag, ...hrefOf(tag, attributes), children: [] });
  }
  return root.children;
}

function addText(open: readonly OpenElement[], text: string): void {
  if (!text.startsWith('<!--')) open.at(-1)?.children.push(decode(text));
}

function start(open: OpenElement[], element: OpenElement & { readonly tag: RichTag }): void {
  open.at(-1)?.children.push(element);
  if (!VOID_TAGS.has(element.tag)) open.push(element);
}

/** Also closes elements that are still open inside. An end tag without a start tag is ignored. */
function close(open: OpenElement[], tag: RichTag): void {
  const place = open.findLastIndex((each) => each.tag === tag);
  if (place > 0) open.length = place;
}

function hrefOf(tag: RichTag, attributes: string): { href?: string } {
  const [, double, single] = HREF.exec(attributes) ?? [];
  const href = decode(double ?? single ?? '').trim();
  return tag === 'a' && SAFE_ADDRESS.test(href) ? { href } : {};
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = Number(name.replace('#x', '0x').replace('#X', '0x').replace('#', ''));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
