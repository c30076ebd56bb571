/** Those of the team replace those of the customizer with the same id, and come first. */
export function withTemplatesOfTeam<T extends { readonly id: string }>(own: readonly T[], team: readonly T[]): T[] {
  const ids = new Set(team.map(({ id }) => id));
  return [...team, ...own.filter(({ id }) => !ids.has(id))];
}
