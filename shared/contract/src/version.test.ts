import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION, FORMER_CONTRACT, formerContractNote, isCompatibleContract, isEnded } from './version.ts';

describe('isCompatibleContract', () => {
  it.each([
    ['3.2', '3.2', true],
    ['3.1', '3.2', true],
    ['3.3', '3.2', false],
    ['4.0', '3.2', false],
    ['2.9', '3.2', false],
    ['3', '3.2', false],
    ['3.2.3', '3.2', false],
    ['', '3.2', false],
  ])('a remote for %s in a shell of %s: %s', (remote, shell, expected) => {
    expect(isCompatibleContract(remote, shell)).toBe(expected);
  });

  it.each([
    ['1.4', '2.2', true],
    ['1.0', '2.9', true],
    ['1.5', '2.2', false],
    ['0.4', '2.2', false],
    ['1.4', '2.1', false],
    ['1.4', '3.0', false],
  ])('a remote for the former contract %s in a shell of %s: %s', (remote, shell, expected) => {
    expect(isCompatibleContract(remote, shell)).toBe(expected);
  });
});

describe('the contract before', () => {
  const release = { name: 'mf-gifts', version: '1', contract: FORMER_CONTRACT.version };

  it('is named in one line, with the day of its end and what to do', () => {
    const note = formerContractNote(release) ?? '';
    for (const part of ['mf-gifts@1', '1.4', FORMER_CONTRACT.until, CONTRACT_VERSION, 'docs/upgrades.md'])
      expect(note).toContain(part);
    expect(note).not.toContain('\n');
  });

  it('is not mentioned for a release of this one', () => {
    expect(formerContractNote({ ...release, contract: CONTRACT_VERSION })).toBeUndefined();
    expect(formerContractNote({ ...release, contract: '2.0' })).toBeUndefined();
  });

  it('ends after its last day', () => {
    expect(isEnded(release, new Date('2026-12-26T23:59:59Z'))).toBe(false);
    expect(isEnded(release, new Date('2026-12-27T00:00:00Z'))).toBe(true);
    expect(isEnded({ ...release, contract: CONTRACT_VERSION }, new Date('2027-12-27T00:00:00Z'))).toBe(false);
  });
});
