import { type ObjectPropertyKind, parseSync, Visitor } from 'oxc-parser';

export interface TextKeys {
  /** Passed to `t` as a literal, so the key must exist. */
  readonly required: ReadonlySet<string>;
  /** Any other string of the code. It may be a key that a table passes to `t`. */
  readonly mentioned: ReadonlySet<string>;
  /** Built with a template, as `order.status.${status}`: `[text before the first hole, text after the last hole]`. */
  readonly patterns: readonly (readonly [string, string])[];
}

/** The build reads `page.<id>.title` and `page.<id>.description` for each page of a remote, `links.<id>` for each link. */
export function configKeysOf(file: string, source: string): TextKeys {
  const required = new Set<string>();
  new Visitor({
    ObjectExpression({ properties }) {
      const id = literalOf(properties, 'id');
      if (id && literalOf(properties, 'path')) required.add(`page.${id}.title`).add(`page.${id}.description`);
      const page = literalOf(properties, 'page');
      if (page && literalOf(properties, 'slot')) required.add(`links.${id ?? page}`);
    },
  }).visit(parseSync(file, source).program);
  return { required, mentioned: new Set(), patterns: [] };
}

export function literalOf(properties: readonly ObjectPropertyKind[], name: string): string | undefined {
  const found = properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
  return found?.type === 'Property' && found.value.type === 'Literal' ? String(found.value.value) : undefined;
}

/** `t('key')`, `i18n.t('key')`, `<Trans i18nKey="key">`. */
export function textKeysOf(file: string, source: string): TextKeys {
  const required = new Set<string>();
  const mentioned = new Set<string>();
  const patterns: (readonly [string, string])[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier' || name.name !== 't') return;
      if (first?.type === 'Literal' && typeof first.value === 'string') required.add(first.value);
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'i18nKey' && value?.type === 'Literal') required.add(String(value.value));
    },
    Literal({ value }) {
      if (typeof value === 'string') mentioned.add(value);
    },
    TemplateLiteral({ quasis }) {
      const start = quasis.at(0)?.value.raw ?? '';
      const end = quasis.at(-1)?.value.raw ?? '';
      if (quasis.length > 1 && /\w\.$/.test(start)) patterns.push([start, end]);
    },
  }).visit(parseSync(file, source).program);
  return { required, mentioned, patterns };
}
