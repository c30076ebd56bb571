import type { Page } from '@playwright/test';

/**
 * The content of the page, one element or text per line, so that two pages can be compared attribute by attribute.
 * React generates other ids when it hydrates, so each id is replaced by its order of appearance.
 */
export function normalForm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REFERENCES = [
      'id',
      'for',
      'name',
      'aria-controls',
      'aria-labelledby',
      'aria-describedby',
      'aria-owns',
      'popovertarget',
      'fill',
    ];
    const MADE = /_[\w-]*-[rR]_\w+_|base-ui-\S+/g;
    const names = new Map<string, string>();
    const nameOf = (made: string) => {
      const name = names.get(made) ?? `#${names.size}`;
      names.set(made, name);
      return name;
    };
    const writtenValue = ({ name, value }: Attr, { style }: HTMLElement) => {
      if (name === 'style') return style.cssText;
      return REFERENCES.includes(name) ? value.replace(MADE, nameOf) : value.replaceAll(location.origin, '');
    };
    const lines: string[] = [];
    const write = (node: Node, depth: number) => {
      const indent = ' '.repeat(depth);
      if (node instanceof Text) {
        if (node.data.trim()) lines.push(indent + node.data);
        return;
      }
      // React's server renderer puts a preload next to a picture.
      if (!(node instanceof Element) || node.matches('link[rel=preload]')) return;
      const attributes = [...node.attributes]
        // An option is selected by attribute in HTML, by property in a browser.
        .filter(({ name, value }) => name !== 'selected' && (name !== 'style' || value))
        .map((attribute) => `${attribute.name}="${writtenValue(attribute, node as HTMLElement)}"`)
        .sort();
      lines.push(`${indent}<${[node.localName, ...attributes].join(' ')}>`);
      for (const child of node.childNodes) write(child, depth + 1);
    };
    const root = document.getElementById('root');
    const comments = document.createNodeIterator(root ?? document, NodeFilter.SHOW_COMMENT);
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
    root?.normalize();
    for (const child of root?.childNodes ?? []) write(child, 0);
    return lines;
  });
}
