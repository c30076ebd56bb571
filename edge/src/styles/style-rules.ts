import { type AtRule, type Container, list, parse, type Rule } from 'postcss';

/** A rule that is either in a page as a whole or not at all. */
export interface StyleRule {
  /** The at-rules around it, from the outside: `@layer ui`, `@media (width>=60rem)`. */
  readonly around: readonly string[];
  readonly css: string;
  /** For each of its selectors, the classes that an element of the page must have. */
  readonly classes: readonly (readonly string[])[];
}

export interface StyleRules {
  /** In the order of the sheet, which decides which layer wins. */
  readonly layers: readonly string[];
  readonly rules: readonly StyleRule[];
  /** By name: only the animations that a rule uses are in the page. */
  readonly keyframes: ReadonlyMap<string, StyleRule>;
}

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** Splits a sheet of a release into rules. `base` is the address of the release, which its URLs are relative to. */
export function styleRules(sheet: string, base: string): StyleRules {
  const root = parse(sheet.replaceAll(/url\((?!["']?(?:data:|\/))/g, `url(${base}`));
  const layers: string[] = [];
  root.walkAtRules('layer', ({ params }) => {
    layers.push(...list.comma(params));
  });
  const keyframes = new Map<string, StyleRule>();
  root.walkAtRules(/keyframes$/, (rule) => {
    keyframes.set(rule.params, { around: aroundOf(rule), css: String(rule), classes: [[]] });
  });
  return { layers: [...new Set(layers)], rules: rulesIn(root), keyframes };
}

function rulesIn(container: Container): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [{ around: aroundOf(node), css: String(node), classes: classesOf(node) }];
    if (node.type !== 'atrule' || node.name.endsWith('keyframes')) return [];
    if (GROUPS.has(node.name)) return rulesIn(node);
    return [{ around: aroundOf(node), css: String(node), classes: [[]] }];
  });
}

function aroundOf({ parent }: Rule | AtRule): readonly string[] {
  if (parent?.type !== 'atrule') return [];
  const outer = parent as AtRule;
  return [...aroundOf(outer), `@${outer.name} ${outer.params}`.trim()];
}

/** Of alternatives, as in `:is(.a, .b)`, none is required. */
function classesOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) => {
    const required = selector.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    return [...required.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
  });
}
