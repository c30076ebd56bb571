import { Link } from '@aimante/remote';
import { createElement, Fragment, type ReactNode } from 'react';
import { parseRichText, type RichElement, type RichNode } from './parse-rich-text.ts';
import styles from './rich-text.module.css';

export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text}>{render(parseRichText(html))}</div>;
}

/** The text is below a title of the page, so its headings are one level lower. */
const LOWER = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

function render(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, place) =>
    typeof node === 'string' ? node : <Fragment key={place}>{renderElement(node)}</Fragment>,
  );
}

function renderElement({ tag, href, children }: RichElement): ReactNode {
  const content = children.length > 0 ? render(children) : undefined;
  if (tag === 'a') return renderLink(href, content);
  return createElement(tag in LOWER ? LOWER[tag as keyof typeof LOWER] : tag, null, content);
}

function renderLink(href: string | undefined, content: ReactNode): ReactNode {
  if (!href) return content;
  return href.startsWith('/') ? <Link to={href}>{content}</Link> : <a href={href}>{content}</a>;
}
