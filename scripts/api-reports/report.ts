/** The side that must satisfy a line: the caller or a remote (`asked`), the callee or the shell (`given`), or both. */
export type Side = 'asked' | 'given' | 'both';

export interface ReportLine {
  readonly side: Side;
  /** `query.page`, `answer[].id`, `api.fetch()`. */
  readonly path: string;
  readonly isOptional: boolean;
  /** The alternatives in order, separated by ` | `. */
  readonly type: string;
}

/**
 * The public interface of a package: the parts of each call, event or type. Stored as text, so that a diff shows a
 * change.
 */
export interface Report {
  readonly title: string;
  readonly version: string;
  readonly sections: ReadonlyMap<string, readonly ReportLine[]>;
}

const HEAD = /^# (\S+) (\S+)$/m;
const LINE = /^ {2}(asked|given|both) +([^:?]+)(\??): (.*)$/;

export function writeReport({ title, version, sections }: Report): string {
  const blocks = [...sections]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, lines]) => [name, ...lines.map(writeLine)]);
  return `# ${title} ${version}\n# Written by \`npm run api-reports\`.\n\n${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function writeLine({ side, path, isOptional, type }: ReportLine): string {
  return `  ${side.padEnd(5)} ${path}${isOptional ? '?' : ''}: ${type}`;
}

export function readReport(text: string): Report {
  const [, title = '', version = ''] = HEAD.exec(text) ?? [];
  const sections = new Map<string, ReportLine[]>();
  let section = '';
  for (const row of text.split('\n')) {
    const line = readLine(row);
    if (line) sections.get(section)?.push(line);
    else if (row && !row.startsWith('#')) {
      section = row;
      sections.set(section, []);
    }
  }
  return { title, version, sections };
}

function readLine(row: string): ReportLine | undefined {
  const [, side, path, mark, type] = LINE.exec(row) ?? [];
  if (!side || !path || type === undefined) return undefined;
  return { side: side as Side, path, isOptional: mark === '?', type };
}
