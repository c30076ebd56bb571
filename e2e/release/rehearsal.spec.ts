import { rehearseInBrowser } from '@aimante/releases';
import { nextBuild, readBuild } from './stage/builds.ts';
import { handmadeBuild } from './stage/faulty-builds.ts';
import { newVersion, PLACES } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** A rule inside the page component, and what the rehearsal says about it. */
const FAULTS: Readonly<Record<string, readonly [code: string, finding: string]>> = {
  'adds a global': ['window.leaked = {};', 'it adds window.leaked'],
  'replaces an intrinsic': [
    'React.useEffect(() => { const { map } = Array.prototype; Array.prototype.map = function mapped(...given) { return map.apply(this, given); }; }, []);',
    'it replaces Array.prototype.map',
  ],
  'replaces a function of the history': [
    'React.useEffect(() => { history.back = () => undefined; }, []);',
    'it adds history.back',
  ],
  'leaves a listener': [
    "React.useEffect(() => document.addEventListener('click', () => undefined), []);",
    'it leaves a listener for "click" on document',
  ],
  'leaves an interval': ['React.useEffect(() => void setInterval(() => undefined, 500), []);', 'it leaves an interval'],
  'leaves an element': [
    "React.useEffect(() => document.body.append(document.createElement('aside')), []);",
    'it leaves <aside> in the page',
  ],
  'styles the header': [
    "React.useEffect(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync('header { color: red }'); document.adoptedStyleSheets.push(sheet); }, []);",
    'its style "header" reaches <header> of others',
  ],
  'asks elsewhere': [
    "React.useEffect(() => void fetch('https://elsewhere.test/count').catch(() => undefined), []);",
    'it asks elsewhere: https://elsewhere.test',
  ],
  'throws on mount': ["throw new Error('It throws on mount.');", 'it does not render within 10 seconds'],
};

for (const [name, [code, finding]] of Object.entries(FAULTS)) {
  test(`the rehearsal refuses a release that ${name}`, async ({ stage, problems }) => {
    problems.allow(/./);
    const { descriptor } = await readBuild('mf-customizer');
    const routes = descriptor.routes.slice(0, 1);
    const build = handmadeBuild(
      { ...descriptor, version: newVersion(), routes, fragments: [], links: [] },
      `function Page() { ${code} return React.createElement('h1', null, 'Rehearsed'); }`,
    );
    const released = stage.rehearse(build, rehearseInBrowser(process.env));
    await expect(released).rejects.toThrow(finding);
    expect(Object.values(await stage.versions())).not.toContain(build.descriptor.version);
  });
}

test('a release without faults passes its rehearsal and goes live', async ({ stage }) => {
  const { descriptor } = await readBuild('mf-customizer');
  const routes = descriptor.routes.slice(0, 1);
  const build = handmadeBuild(
    { ...descriptor, version: newVersion(), routes, fragments: [], links: [] },
    "function Page() { return React.createElement('h1', null, 'Rehearsed'); }",
  );
  const said = await stage.rehearse(build, rehearseInBrowser(process.env));
  expect(said).toContain('Rehearsed in a browser: 2 pages and fragments.');
  expect(said).toContain('is live for all visitors');
});

test('a release with a piece of the header passes its rehearsal', async ({ stage }) => {
  const remote = 'mf-account';
  const words = PLACES.find((place) => place.remote === remote)?.words ?? '';
  const build = nextBuild(await readBuild(remote), newVersion(), [words, `${words} bis`]);
  expect(await stage.rehearse(build, rehearseInBrowser(process.env))).toContain('is live for all visitors');
  await stage.command('rollback', remote);
});
