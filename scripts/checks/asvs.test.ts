import { describe, expect, it } from '@jest/globals';
import { checkAsvs } from './asvs.ts';
import { asvsLevels } from './asvs-levels.ts';
import { sourceTreeOf } from './source-tree.ts';

const FILE = 'docs/security/asvs-v1.md';
const row = (id: string, { level = asvsLevels.get(id), verdict = 'met', shown = '[t](../../api/a.test.ts)' } = {}) =>
  `| ${id} | ${level} | words | ${verdict} | ${shown} |`;

/** Tables with all requirements, and another row for each given one. */
function findings(changed: Readonly<Record<string, string>> = {}, summary?: string) {
  const rows = [...asvsLevels.keys()].map((id) => changed[id] ?? row(id));
  const counts = ['| met | 70 | 183 |', '| partly | 0 | 0 |', '| not met | 0 | 0 |', '| does not apply | 0 | 0 |'];
  const files = { [FILE]: rows.join('\n'), 'docs/security.md': summary ?? counts.join('\n'), 'api/a.test.ts': '' };
  return checkAsvs(sourceTreeOf(files));
}

describe('checkAsvs', () => {
  it('knows the requirements of levels 1 and 2', () => {
    const levels = [...asvsLevels.values()];
    expect([levels.filter((level) => level === '1').length, levels.length]).toEqual([70, 253]);
    expect(findings()).toEqual([]);
  });

  it('refuses a requirement that is missing, twice, or of another level', () => {
    expect(findings({ 'V1.2.4': '' })[0]).toBe('docs/security has ASVS V1.2.4 0 times');
    expect(findings({ 'V1.2.4': `${row('V1.2.4')}\n${row('V1.2.4')}` })[0]).toBe(
      'docs/security has ASVS V1.2.4 2 times',
    );
    expect(findings({ 'V1.2.4': row('V1.2.4', { level: '2' }) })).toContain(
      `${FILE}: V1.2.4 is no requirement of level 2`,
    );
    expect(findings({ 'V1.2.4': `${row('V1.2.4')}\n${row('V1.1.9', { level: '1' })}` })).toContain(
      `${FILE}: V1.1.9 is no requirement of level 1`,
    );
  });

  it('refuses a requirement that is met without a file that exists', () => {
    for (const shown of ['', 'We are careful.', '[t](../../api/b.test.ts)', '[t](https://aimante.test)'])
      expect(findings({ 'V1.2.4': row('V1.2.4', { shown }) })).toEqual([
        `${FILE}: V1.2.4 is met, but links no file that shows it`,
      ]);
  });

  it('refuses an unknown verdict, and any other than met without a reason', () => {
    expect(findings({ 'V1.2.4': row('V1.2.4', { verdict: 'nearly', shown: 'x' }) })[0]).toBe(
      `${FILE}: V1.2.4 has the unknown verdict "nearly"`,
    );
    expect(findings({ 'V1.2.4': row('V1.2.4', { verdict: 'partly' }) })[0]).toBe(
      `${FILE}: V1.2.4 is partly, but gives no reason`,
    );
  });

  it('refuses a summary that counts otherwise', () => {
    expect(findings({}, '| met | 69 | 183 |')[0]).toBe('docs/security.md lacks the line "| met | 70 | 183 |"');
  });

  it('leaves a tree without these tables alone', () => {
    expect(checkAsvs(sourceTreeOf({ 'README.md': '' }))).toEqual([]);
  });
});
