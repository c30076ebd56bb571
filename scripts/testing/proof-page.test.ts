import { expect, it } from '@jest/globals';
import { pageWithRuns, pageWithSection } from './proof-page.ts';

const runOf = (program: string, lost: number, seed?: number) => ({
  program,
  rows: [{ proof: 'each mail arrives once', tried: 10, lost }],
  seed,
  end: 0,
  minutes: 1.25,
  place: 'today',
});
const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| ['));

it('lists each proof with tried, lost, verdict, seed, minutes and run', () => {
  const page = pageWithRuns('', [runOf('api/proofs/mails.ts', 0, 7), runOf('edge/proofs/canary.ts', 1)]);
  expect(rowsOf(page)).toEqual([
    '| [api: mails](../../api/proofs/mails.ts) | each mail arrives once | 10 | 0 | holds | 7 | 1.3 | today |',
    '| [edge: canary](../../edge/proofs/canary.ts) | each mail arrives once | 10 | 1 | **BROKEN** | – | 1.3 | today |',
  ]);
});

it('replaces the rows of the programs that ran, and keeps the others', () => {
  const first = pageWithRuns('', [runOf('api/proofs/mails.ts', 1), runOf('edge/proofs/canary.ts', 0)]);
  const second = pageWithRuns(first, [runOf('api/proofs/mails.ts', 0)]);
  expect(rowsOf(second)).toHaveLength(2);
  expect(second).not.toContain('BROKEN');
  expect(pageWithRuns(second, [])).toBe(second);
});

it.each([143, 130, 'SIGTERM', 'SIGINT'])('keeps the earlier rows of a program that was stopped: %s', (end) => {
  const whole = pageWithRuns('', [runOf('api/proofs/mails.ts', 0)]);
  expect(pageWithRuns(whole, [{ ...runOf('api/proofs/mails.ts', 1), end }])).toBe(whole);
});

it('replaces one section of a page, and keeps its head and the other sections', () => {
  const section = (title: string, line: string) => ({ page: 'engines', title, lines: [line] });
  const first = pageWithSection('# Three engines\n\nWhy.\n', section('Firefox', 'works'), 'Monday');
  const second = pageWithSection(first, section('WebKit', 'works'), 'Monday');
  expect(pageWithSection(second, section('Firefox', 'fails'), 'Tuesday')).toBe(
    '# Three engines\n\nWhy.\n\n## Firefox\n\nTuesday.\n\nfails\n\n## WebKit\n\nMonday.\n\nworks\n',
  );
});
