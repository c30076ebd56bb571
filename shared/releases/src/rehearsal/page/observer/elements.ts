// These functions run in the page, as text: they use nothing but each other.

export interface Outside {
  readonly nodes: ReadonlySet<Node>;
  readonly sheets: ReadonlySet<CSSStyleSheet>;
  readonly attributes: string;
}

/** The page outside the boxes of remotes. */
export function outsideNow(): Outside {
  const { head, body, documentElement } = document;
  const overlay = document.querySelector('#overlay')?.children ?? [];
  return {
    nodes: new Set([...head.children, ...body.children, ...overlay]),
    sheets: new Set(document.adoptedStyleSheets),
    attributes: [documentElement, body].map(({ className, style }) => `${className} ${style.cssText}`).join('; '),
  };
}

export function leftElements(before: Outside): string[] {
  const LOADED = 'link, script, title, meta, template, [aria-live]';
  const now = outsideNow();
  const left = [...now.nodes].filter(
    (node) => node instanceof Element && !before.nodes.has(node) && !node.matches(LOADED),
  );
  const changed = now.attributes === before.attributes ? [] : ['it leaves classes or styles on <html> or <body>'];
  return [...left.map((node) => `it leaves <${node.nodeName.toLowerCase()}> in the page`), ...changed];
}

/** Elements outside the boxes that cover the page before anything is pressed. */
export function coveringElements(before: Outside): string[] {
  const MOST = 0.8;
  const added = [...outsideNow().nodes].filter(
    (node): node is Element => node instanceof Element && !before.nodes.has(node),
  );
  return added.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < MOST * innerWidth || height < MOST * innerHeight) return [];
    return [`it covers the page with <${element.localName}>`];
  });
}

export function missingParts(): string[] {
  const parts = { '#root': 'the root', '#overlay': 'the overlay', main: 'the main part' };
  return Object.entries(parts).flatMap(([selector, words]) =>
    document.querySelector(selector) ? [] : [`it removes ${words} of the page`],
  );
}

export function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

/** The first element that a selector reaches outside the boxes of this remote. */
export function foreignElement(selector: string, remote: string): Element | undefined {
  const plain = selector.replaceAll(/::?(?:before|after|placeholder|marker|backdrop|selection)\b/g, '');
  try {
    const found = [...document.querySelectorAll(plain)];
    return found.find((element) => !element.closest(`[data-remote="${remote}"], #overlay`));
  } catch {
    return undefined;
  }
}

interface Own {
  readonly name: string;
  readonly base: string;
}

/** The stylesheets of the candidate's files, and those that its code adds. */
export function foreignStyles({ name, base }: Own, before: Outside): string[] {
  const inPage = [...document.styleSheets].filter(
    ({ href, ownerNode }) =>
      href?.includes(base) || (ownerNode instanceof HTMLStyleElement && !before.nodes.has(ownerNode)),
  );
  const added = document.adoptedStyleSheets.filter((sheet) => !before.sheets.has(sheet));
  return [...inPage, ...added].flatMap((sheet) =>
    [...styleRules(sheet.cssRules)].flatMap(({ selectorText }) => {
      const reached = foreignElement(selectorText, name);
      return reached ? [`its style "${selectorText}" reaches <${reached.tagName.toLowerCase()}> of others`] : [];
    }),
  );
}
