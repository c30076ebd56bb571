const FIELDS = ['email', 'firstName', 'lastName'] as const;

type Person = Partial<Record<(typeof FIELDS)[number], string>>;

/** What the page before knows of the visitor, as the guest of an order: it is typed once. */
export function knownPerson(state: unknown): Person {
  if (typeof state !== 'object' || state === null) return {};
  const given = state as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FIELDS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])));
}
