import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { ReleaseError } from '../release-error.ts';

/**
 * Refuses a stylesheet of a remote with a selector that could reach the elements of others: every selector needs a
 * class or an id, outside of `:not()`.
 */
export function refuseGlobalStyles(file: string, css: string): void {
  const global = globalSelector(file, css);
  if (global === undefined) return;
  throw new ReleaseError(
    'DESCRIPTOR_INVALID',
    `${file} styles "${global}" on the whole page, and pages of other teams too. Put a class of the remote before it.`,
  );
}

function globalSelector(file: string, css: string): string | undefined {
  let found: string | undefined;
  parse(file, css).walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name);
    if (isFrame || isNested(rule)) return;
    found ??= rule.selectors.find((selector) => !isScoped(selector));
  });
  return found;
}

function parse(file: string, css: string): postcss.Root {
  try {
    return postcss.parse(css);
  } catch (error) {
    throw new ReleaseError(
      'DESCRIPTOR_INVALID',
      `${file} is not CSS: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** A nested rule is limited by the rule around it. */
function isNested({ parent }: postcss.Rule): boolean {
  for (let outer = parent; outer; outer = outer.parent as typeof parent) if (outer.type === 'rule') return true;
  return false;
}

function isScoped(selector: string): boolean {
  let isScopedByName = false;
  parseSelector((root) => {
    root.walk((node) => {
      if (node.type !== 'class' && node.type !== 'id') return;
      isScopedByName ||= !isNegated(node);
    });
  }).processSync(selector);
  return isScopedByName;
}

function isNegated(node: parseSelector.Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent as typeof outer)
    if (outer.type === 'pseudo' && outer.value === ':not') return true;
  return false;
}
