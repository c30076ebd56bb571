import { describe, expect, it } from '@jest/globals';
import { chooseProofs } from './choose-proofs.ts';

const programs = [
  'api/proofs/kill-jobs.ts',
  'api/proofs/mails.ts',
  'e2e/proofs/kill-anywhere.ts',
  'e2e/proofs/remote-faults.ts',
];

describe('the proofs to run', () => {
  it.each([
    [[], programs, []],
    [['mails'], ['api/proofs/mails.ts'], []],
    [['kill', 'mails'], ['api/proofs/kill-jobs.ts', 'api/proofs/mails.ts', 'e2e/proofs/kill-anywhere.ts'], []],
    [['remote-faults', 'mf-catalog'], ['e2e/proofs/remote-faults.ts'], ['mf-catalog']],
  ])('are those that %j names', (args, chosen, rest) => {
    expect(chooseProofs(programs, args)).toEqual({ programs: chosen, rest });
  });

  it('are none when the first word names none', () => {
    expect(() => chooseProofs(programs, ['refund'])).toThrow('No proof is named "refund".');
  });
});
