import type { CallSite, Kind, Piece } from './call-sites.ts';
import type { Description } from './describe-statements.ts';
import { normalised } from './record-statements.ts';
import type { Statements } from './report.ts';

interface Known {
  sites: readonly CallSite[];
  statements: Statements;
  described: ReadonlyMap<string, Description>;
}

/** Checks each statement: is it valid for the tables, and does a row have the fields that the code reads? */
export function statementFaults({ sites, statements, described }: Known): string[] {
  return sites.flatMap((site) => {
    const faults = (statements.get(site.name) ?? []).flatMap((text) => faultsOf(site, described.get(text)));
    return [...new Set(faults)].map((fault) => `${placeOf(site)}: ${fault}`);
  });
}

/** Checks that the report has every call of `execute`, and no other. */
export function coverageFaults(sites: readonly CallSite[], report: Statements): string[] {
  const names = new Set(sites.map(({ name }) => name));
  const gone = [...report.keys()].filter((name) => !names.has(name));
  const missing = sites.filter(({ name }) => !report.has(name));
  return [
    ...gone.map((name) => `${name}: there is no such call any more. Run npm run statements.`),
    ...missing.map((site) => `${placeOf(site)}: no test has run this statement. Run npm run statements.`),
  ];
}

export const pieceFaults = (pieces: readonly Piece[], report: Statements): string[] =>
  unknownPieces(pieces, report).map(
    (piece) => `${placeOf(piece)}: no test has run "${piece.text.slice(0, 120)}". Run npm run statements.`,
  );

/** The SQL text, on one line, that is in no statement of the report. */
export function unknownPieces(pieces: readonly Piece[], report: Statements): Piece[] {
  const known = [...report.values()].flat().join('\n');
  return pieces
    .map((piece) => ({ ...piece, text: normalised(piece.text) }))
    .filter(({ text }) => !known.includes(text));
}

/** Is this statement, which no test has run now, still what these pieces of SQL text compose? */
export function isComposedOf(pieces: readonly Piece[]): (statement: string) => boolean {
  const texts = [...new Set(pieces.map(({ text }) => normalised(text)))];
  const longestFirst = texts.filter(Boolean).sort((a, b) => b.length - a.length);
  return (statement) => {
    const rest = longestFirst.reduce((left, text) => left.replaceAll(text, ' '), statement);
    return !/[a-z]/i.test(rest);
  };
}

const placeOf = ({ file, line }: CallSite | Piece): string => `${file}:${line}`;

function faultsOf({ row }: CallSite, description: Description | undefined): string[] {
  if (!description) return ['the statement was not described'];
  if ('error' in description) return [description.error];
  if (!row) return [];
  const { columns } = description;
  const surplus = [...columns.keys()].filter((name) => !row.has(name));
  return [
    ...[...row].flatMap(([name, kinds]) => fieldFaults(name, kinds, columns.get(name))),
    ...surplus.map((name) => `the statement answers "${name}", which the row type does not have`),
  ];
}

function fieldFaults(name: string, kinds: readonly Kind[], column: Kind | undefined): string[] {
  if (!column) return [`the row type has "${name}", which the statement does not answer`];
  const fits = column === 'any' || kinds.length === 0 || kinds.includes('any') || kinds.includes(column);
  return fits ? [] : [`"${name}" is ${column} in the database and ${kinds.join(' or ')} in the row type`];
}
