import { expectNoFinding } from '../fixtures/sound-page.ts';
import { test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';

// Every remote looks at its own pages and their states; this one is the shell's.
const paths = ['/no-such-page'];

for (const path of paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])) {
  test(`axe finds nothing on ${path}`, async ({ page, problems }) => {
    // The address that does not exist answers 404, as it should.
    if (path.endsWith('/no-such-page')) problems.allow(/404/);
    const shell = new ShellPage(page);
    await shell.open(path);
    await expectNoFinding(page, path);
  });
}
