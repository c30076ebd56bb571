import { expectNoFinding } from '../fixtures/sound-page.ts';
import { test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';

// Every remote tests its own pages and states. This page belongs to the shell.
for (const path of ['/no-such-page', '/en/no-such-page']) {
  test(`axe finds nothing on ${path}`, async ({ page, problems }) => {
    problems.allowAnswer(404, path);
    const shell = new ShellPage(page);
    await shell.open(path);
    await expectNoFinding(page, path);
  });
}
