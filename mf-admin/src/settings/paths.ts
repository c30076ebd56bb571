/** Converts a group of settings to fields by dotted path, and back. A list has one line per item, a pair is `2, 3`. */
export type Tree = Readonly<Record<string, unknown>>;

export function valueAt(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Tree)[key] : undefined),
      tree,
    );
}

export function withValue(tree: unknown, path: string, value: unknown): Tree {
  const [key = '', ...rest] = path.split('.');
  const node: Tree = typeof tree === 'object' && tree !== null ? (tree as Tree) : {};
  return { ...node, [key]: rest.length === 0 ? value : withValue(node[key], rest.join('.'), value) };
}
