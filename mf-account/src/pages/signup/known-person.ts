const FIELDS = ['email', 'firstName', 'lastName'] as const;

type Person = Partial<Record<(typeof FIELDS)[number], string>>;

/** Data that the previous page passed on, such as a guest's contact details, so that they are typed only once. */
export function knownPerson(state: unknown): Person {
  if (typeof state !== 'object' || state === null) return {};
  const given = state as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FIELDS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])));
}
