interface Routed {
  readonly path: string;
}

export interface RouteMatch<R> {
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route of a path (without language prefix). A fixed segment wins over a parameter. Parameters are not decoded: one
 * that needs decoding is not safe (`areSafeParams`).
 */
export function matchRoute<R extends Routed>(routes: readonly R[], path: string): RouteMatch<R> | undefined {
  if (path.includes('//')) return undefined;
  const segments = toSegments(path);
  let best: RouteMatch<R> | undefined;
  for (const route of routes) {
    const params = matchSegments(toSegments(route.path), segments);
    if (params && (!best || isMoreSpecific(route.path, best.route.path))) best = { route, params };
  }
  return best;
}

function toSegments(path: string): string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

function isMoreSpecific(path: string, other: string): boolean {
  const shape = (pattern: string) =>
    toSegments(pattern)
      .map((part) => (part.startsWith(':') ? '1' : '0'))
      .join('');
  return shape(path) < shape(other);
}
