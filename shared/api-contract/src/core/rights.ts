/** The areas of the back office. A role has one level in each. */
export const areas = [
  'orders',
  'production',
  'till',
  'catalogue',
  'books',
  'refunds',
  'releases',
  'settings',
  'team',
] as const;
export type Area = (typeof areas)[number];

/** Each level includes the ones before it. */
export const levels = ['none', 'read', 'change', 'all'] as const;
export type Level = (typeof levels)[number];
export type Levels = Readonly<Record<Area, Level>>;

/** What a call of the back office requires, such as `orders:change`. */
export type Right = `${Area}:${Exclude<Level, 'none'>}`;

const rank = (level: Level | undefined): number => levels.indexOf(level ?? 'none');

export function hasRight(given: Partial<Levels>, right: Right): boolean {
  const [area, level] = right.split(':') as [Area, Level];
  return rank(given[area]) >= rank(level);
}

/** A person with several roles has the highest level of each area. */
export function mergeLevels(roles: readonly Partial<Levels>[]): Levels {
  const highest = (area: Area) =>
    roles.reduce<Level>((found, role) => (rank(role[area]) > rank(found) ? (role[area] ?? found) : found), 'none');
  return Object.fromEntries(areas.map((area) => [area, highest(area)])) as Levels;
}

/** Areas through which money, rights or releases move. Changing them requires a second factor. */
export const guardedAreas: readonly Area[] = ['books', 'refunds', 'releases', 'settings', 'team'];

/** What remains of a member's rights without a second factor: the guarded areas can be read at most. */
export function withoutSecondFactor(given: Levels): Levels {
  const lowered = guardedAreas.map((area): [Area, Level] => [
    area,
    rank(given[area]) > rank('read') ? 'read' : given[area],
  ]);
  return { ...given, ...Object.fromEntries(lowered) };
}
