import { sourceHash } from '../security/source-hash.ts';
import type { StyleRule, StyleRules } from './style-rules.ts';

export interface CriticalStyles {
  readonly css: string;
  /** The rules of fonts that have a file, if they come later. */
  readonly fonts: string;
  /** As sources of the content security policy: `'sha256-…'`. */
  readonly hashes: readonly string[];
}

export interface StylesInput {
  readonly classes: ReadonlySet<string>;
  /** Files of fonts load after the largest picture. */
  readonly delaysFonts: boolean;
}

/** The rules of the sheets that can apply to HTML with these classes, in the order of the sheets. */
export function criticalStyles(sheets: readonly StyleRules[], { classes, delaysFonts }: StylesInput): CriticalStyles {
  const fonts = delaysFonts ? sheets.flatMap((sheet) => sheet.rules.filter(isFontFile)) : [];
  const isUsed = (rule: StyleRule) =>
    !fonts.includes(rule) && rule.classes.some((names) => names.every((name) => classes.has(name)));
  const rules = sheets.map((sheet) => written(sheet.rules.filter(isUsed)));
  const animations = sheets.map(({ keyframes }, index) => {
    const names = new Set(rules[index]?.match(/[\w-]+/g));
    return written([...keyframes].filter(([name]) => names.has(name)).map(([, rule]) => rule));
  });
  const layers = [...new Set(sheets.flatMap((sheet) => sheet.layers))];
  const order = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  const css = withoutUnread([order, ...rules, ...animations].join(''), classes);
  const texts = { css, fonts: written(fonts) };
  return { ...texts, hashes: Object.values(texts).filter(Boolean).map(sourceHash) };
}

const isFontFile = ({ css }: StyleRule) => css.startsWith('@font-face') && css.includes('url(');

/** And the custom properties that the HTML reads. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return new Set([...classes, ...propertiesReadIn(html)]);
}

const propertiesReadIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Most pages read few of the design's custom properties. One that only an unread one reads goes with it. */
function withoutUnread(css: string, names: ReadonlySet<string>): string {
  const read = new Set(propertiesReadIn(css));
  const kept = css.replace(/(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) || names.has(name) ? declaration : '',
  );
  return kept === css ? css : withoutUnread(kept, names);
}

/** Neighbours in the same at-rules share them. */
function written(rules: readonly StyleRule[]): string {
  const parts: string[] = [];
  let open: readonly string[] = [];
  for (const { around, css } of rules) {
    const shared = around.findIndex((each, depth) => each !== open[depth]);
    const kept = shared < 0 ? around.length : shared;
    parts.push('}'.repeat(open.length - Math.min(kept, open.length)));
    parts.push(...around.slice(kept).map((each) => `${each}{`), css);
    open = around;
  }
  return parts.join('') + '}'.repeat(open.length);
}
