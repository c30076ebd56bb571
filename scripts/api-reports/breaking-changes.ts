import type { Report, ReportLine } from './report.ts';

type Lines = ReadonlyMap<string, ReportLine>;

/** The changes that break a caller, a remote or a shell that was built before them. */
export function breakingChanges(before: Report, after: Report): string[] {
  return [...before.sections].flatMap(([name, lines]) => {
    const now = after.sections.get(name);
    if (!now) return [`${name} is gone`];
    return changesOf(byPath(lines), byPath(now)).map((change) => `${name}: ${change}`);
  });
}

/** Breaking changes need a higher major version. */
export function isNewVersion(before: Report, after: Report): boolean {
  return Number(after.version.split('.')[0]) > Number(before.version.split('.')[0]);
}

function changesOf(before: Lines, after: Lines): string[] {
  const lost = [...before.values()].flatMap((line) => {
    const now = after.get(line.path);
    if (!now) return [`${line.path} is gone`];
    return isKept(line, now) ? [] : [`${line.path} was ${described(line)}, is ${described(now)}`];
  });
  const wanted = [...after.values()].filter((line) => !before.has(line.path) && isWantedOfOld(line, before));
  return [...lost, ...wanted.map(({ path }) => `${path} is new, and has to be there`)];
}

/** A required field inside a new parent breaks nothing, because no older build uses that parent. */
function isWantedOfOld({ side, isOptional, path }: ReportLine, before: Lines): boolean {
  const parent = path.replace(/(?:\.[^.[\]{}]+|\[\]|\{\})$/, '');
  return side !== 'given' && !isOptional && (parent === path || before.has(parent));
}

function isKept(before: ReportLine, after: ReportLine): boolean {
  const old = before.type.split(' | ');
  const now = after.type.split(' | ');
  const isWidened = old.every((type) => isCovered(type, now)) && (after.isOptional || !before.isOptional);
  const isNarrowed = now.every((type) => isCovered(type, old)) && (before.isOptional || !after.isOptional);
  if (before.side === 'asked') return isWidened;
  return before.side === 'given' ? isNarrowed : isWidened && isNarrowed;
}

/** `string` covers every text literal. */
function isCovered(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type.startsWith('"') && types.includes('string'));
}

function described({ type, isOptional }: ReportLine): string {
  return isOptional ? `${type} or nothing` : type;
}

function byPath(lines: readonly ReportLine[]): Lines {
  return new Map(lines.map((line) => [line.path, line]));
}
