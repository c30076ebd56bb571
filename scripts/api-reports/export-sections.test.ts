import { describe, expect, it } from '@jest/globals';
import { exportSections } from './export-sections.ts';

const FILES: Readonly<Record<string, string>> = {
  'src/index.d.ts': `export { Link } from 'react-router-dom';
    export { type CardProps, Card as Tile } from './card.tsx';
    export { open } from './open.ts';`,
  'src/card.d.ts': `export interface CardProps { readonly title: string; readonly level?: 2 | 3; }
    export declare function Card({ title, level }: CardProps): Element;`,
  'src/open.d.ts': `import { open } from './deep/open.ts'; export { open };`,
  'src/deep/open.d.ts': `interface Options { readonly delay?: number; }
    /** Opens. */
    export declare const open: (path: string, { delay }?: Options) => void;`,
};
const read = (file: string) => FILES[file] ?? '';
const lines = (name: string) =>
  exportSections(read, 'src/index.ts')
    .get(name)
    ?.map(({ path, type }) => `${path}: ${type}`);

describe('exportSections', () => {
  it('names the package that an export comes from', () => {
    expect(lines('Link')).toEqual(['from: react-router-dom']);
  });

  it('writes an export under its public name, without the names inside its parameters', () => {
    expect(lines('Tile')).toEqual(expect.arrayContaining(['type: function Card(_: CardProps): Element;']));
  });

  it('writes the members of a type', () => {
    expect(lines('CardProps')).toEqual(['title: string', 'level: 2 | 3']);
  });

  it('follows an import, and writes the types that a signature names without exporting them', () => {
    expect(lines('open')).toEqual(['type: const open: (path: string, _?: Options) => void;', 'Options.delay: number']);
  });
});
