import type { HeadDocument, HeadTag } from '@aimante/contract';

const OWNED =
  'meta[name=description],meta[name=robots],meta[name="twitter:card"],meta[property],link[rel=canonical],link[rel=alternate][hreflang],script[type="application/ld+json"]';

/** Makes the document's head match the page's head. Correct elements stay untouched. */
export function applyHead(document: Document, { title, tags }: HeadDocument): void {
  if (document.title !== title) document.title = title;
  const present = new Map([...document.head.querySelectorAll(OWNED)].map((element) => [element.outerHTML, element]));
  for (const tag of tags) {
    const element = toElement(document, tag);
    if (!present.delete(element.outerHTML)) document.head.append(element);
  }
  for (const outdated of present.values()) outdated.remove();
}

function toElement(document: Document, { tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) element.textContent = text;
  return element;
}
