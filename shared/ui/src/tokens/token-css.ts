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
  /** The token whose place this one takes in the back office. */
  replaces: string | undefined;
}

/** A media query reads no custom property, so breakpoints make none. */
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
 * The desk's own values, and again every property that refers to one of them: a `var()` is resolved
 * where it is declared, so the root's `--border-field` would keep the shop's line.
 */
function deskDeclarations(found: FoundToken[], root: [string, string][]): [string, string][] {
  const replaced = found.flatMap(({ path, replaces }): [string, string][] =>
    replaces ? [[variableName(replaces.split('.')), `var(${variableName(path)})`]] : [],
  );
  const dependent = root.filter(([, value]) => replaced.some(([name]) => value.includes(`var(${name})`)));
  return [...replaced, ...dependent];
}

/** The style sheet of a DTCG token file: every token on the root, the desk's own over it in the back office. */
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
