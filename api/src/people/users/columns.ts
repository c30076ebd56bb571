/** Renames API fields to column names. */
export function renamed<Name extends string>(
  values: { readonly [N in Name]?: unknown },
  columns: Readonly<Record<Name, string>>,
): Record<string, unknown> {
  const entries = Object.entries<string>(columns).map(([name, column]): [string, unknown] => [
    column,
    values[name as Name],
  ]);
  return Object.fromEntries(entries);
}
