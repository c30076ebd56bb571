import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The statements of every call site, by the name of the call site. */
export type Statements = ReadonlyMap<string, readonly string[]>;

export const reportFile = (apiRoot: string): string => join(apiRoot, 'statements/statements.sql');

export function readReport(apiRoot: string): Statements {
  const blocks = readFileSync(reportFile(apiRoot), 'utf8').split('\n\n').slice(1);
  return new Map(
    blocks.map((block) => {
      const [name = '', ...statements] = block.trim().split('\n');
      return [name.replace(/^-- /, ''), statements.map((line) => line.replace(/;$/, ''))];
    }),
  );
}

const head = `-- Every statement that the tests of the server have run, by call site. Written by \`npm run statements\`.`;

export function reportText(statements: Statements): string {
  const names = [...statements.keys()].sort();
  const blocks = names.map((name) =>
    [`-- ${name}`, ...(statements.get(name) ?? []).map((line) => `${line};`)].join('\n'),
  );
  return `${[head, ...blocks].join('\n\n')}\n`;
}
