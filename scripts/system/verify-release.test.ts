import { describe, expect, it } from '@jest/globals';
import { differences } from './verify-release.ts';

const file = (integrity: string) => ({ integrity, bytes: 1 });
const release = {
  team: 'Catalogue',
  name: 'mf-catalog',
  version: '1',
  files: { 'a.js': file('sha384-a'), 'b.js': file('sha384-b') },
};

describe('the files of a release and of its second build', () => {
  it('are the same, whatever the order of their names', () => {
    const other = { ...release, files: Object.fromEntries(Object.entries(release.files).reverse()) };
    expect(differences(release, other)).toEqual([]);
  });

  it('differ in a byte, in a missing file, and in the descriptor alone', () => {
    const other = { ...release, files: { 'a.js': file('sha384-x'), 'c.js': file('sha384-c') } };
    expect(differences(release, other)).toEqual(['a.js', 'b.js', 'c.js']);
    const anotherTeam = { ...release, team: 'Another' };
    expect(differences(release, anotherTeam)).toEqual(['remote.json']);
  });
});
