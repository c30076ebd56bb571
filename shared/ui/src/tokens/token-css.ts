import type { Token } from './token-value.ts';
import { declarations, variableName } from './token-value.ts';

export interface TokenGroup {
  $type?: string;
  $value?: unknown;
  $extensions?: { 'org.aimante.fluid'?: { clamp: string }; 'org.aimante.replaces'?: string };
  [name: string]: unknown;
}

interface FoundToken extends Token {
  path: string[];
  /** The token that this one replaces in the back office. */
  replaces: string | undefined;
}

/** A media query cannot read a custom property, so breakpoints are omitted. */
const leftOut = new Set(['breakpoint']);

function* tokensOf(group: TokenGroup, path: string[], inherited: string): Generator<FoundToken> {
  const $type = group.$type ?? inherited;
  if (group.$value !== undefined) {
    const extensions = group.$extensions ?? {};
    yield {
      path,
      $type,
      $value: group.$value,
      clamp: extensions['org.aimante.fluid']?.clamp,
      replaces: extensions['org.aimante.replaces'],
    };
    return;
  }
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$') || (path.length === 0 && leftOut.has(name))) continue;
    yield* tokensOf(child as TokenGroup, [...path, name], $type);
  }
}

const block = (selector: string, lines: string[]) => `  ${selector} {\n${lines.join('\n')}\n  }\n`;
const line = ([name, value]: readonly [string, string]) => `    ${name}: ${value};`;

/**
 * The back office's own values, and again every property that refers to one of them. A `var()` is resolved where it is
 * declared, so the root's `--border-field` would keep the line colour of the shop.
 */
function deskDeclarations(found: FoundToken[], root: [string, string][]): [string, string][] {
  const replaced = found.flatMap(({ path, replaces }): [string, string][] =>
    replaces ? [[variableName(replaces.split('.')), `var(${variableName(path)})`]] : [],
  );
  const dependent = root.filter(([, value]) => replaced.some(([name]) => value.includes(`var(${name})`)));
  return [...replaced, ...dependent];
}

/** The style sheet of a DTCG token file: every token on the root, and the overrides for the back office. */
export function tokenCss(tokens: TokenGroup): string {
  const found = [...tokensOf(tokens, [], '')];
  const root = found.flatMap((token) => declarations(token.path, token));
  const desk = deskDeclarations(found, root);
  return [
    '/* Made from tokens.json by scripts/make-tokens.ts: edit there. */\n',
    '@layer reset, tokens, ui, remote, override;\n\n',
    `@layer tokens {\n${block(':root', root.map(line))}\n${block('[data-layout="admin"]', desk.map(line))}}\n`,
  ].join('');
}
