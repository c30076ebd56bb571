import { describe, expect, it } from '@jest/globals';
import { checkDemoIdentity } from './demo-identity.ts';
import { checkLinks } from './links.ts';
import { checkReadmes } from './readmes.ts';
import { checkSecrets } from './secrets.ts';
import { checkSizes } from './sizes.ts';
import { sourceTreeOf } from './source-tree.ts';

const lines = (count: number) => 'x\n'.repeat(count);

describe('checkLinks', () => {
  it('refuses a link, or a picture, that leads nowhere', () => {
    const text = '[a](docs/a.md) [f](docs) ![p](docs/p.png) [w](https://aimante.test/x) [h](#here) `[c](c.md)`';
    const files = { 'README.md': text, 'docs/a.md': '[up](../README.md#top)' };
    expect(checkLinks(sourceTreeOf(files))).toEqual(['README.md links to docs/p.png, which is not there']);
  });
});

describe('checkLinks on inline code', () => {
  const files = { 'package.json': '{"scripts":{"start":"x"}}', 'api/package.json': '{}', 'api/src/a.ts': '' };

  it('accepts paths from the root, from the package and outside the project', () => {
    const text = 'Run `npm run start`. See `api/src/a.ts`, `api/src/`, `api/dist/x.js` and `mf-blog/src/b.ts`.';
    expect(checkLinks(sourceTreeOf({ ...files, 'README.md': text, 'api/README.md': '`api/src`' }))).toEqual([]);
  });

  it('refuses a path and a command that are not there', () => {
    expect(checkLinks(sourceTreeOf({ ...files, 'README.md': '`api/src/b.ts` and `npm run stop`' }))).toEqual([
      'README.md names api/src/b.ts, which is not there',
      'README.md names "npm run stop", which is no script of package.json',
    ]);
  });
});

describe('checkDemoIdentity', () => {
  const seed = {
    'api/seeds/demo-shop.ts': "  address: '1 quai X, 1000 Y',\n  phone: '02 00 11 22 33',\n",
    'api/seeds/a.ts': '1 quai X',
  };

  it('refuses the demo identity outside the seed, however it is written', () => {
    const files = {
      ...seed,
      'shell/a.tsx': 'tel:+33200112233',
      'mf-catalog/locales/fr.json': 'au 1 quai X',
      'a.md': 'Y',
    };
    expect(checkDemoIdentity(sourceTreeOf(files))).toHaveLength(2);
  });

  it('refuses the name of the shop in a text for visitors', () => {
    const files = {
      'api/seeds/demo-shop.ts': "  name: 'Les Aimants',\n",
      'api/src/mails.ts': 'chez Les Aimants',
      'api/src/mails.test.ts': 'chez Les Aimants',
      'mf-account/src/locales/fr.json': 'chez {{shop}}',
      'mf-account/locales/fr.json': '{ "title": "Panier · Les Aimants" }',
      'shared/contract/src/page-head.ts': "const BRAND = 'Les Aimants';",
      'shell/src/footer.tsx': '<img src={logo} alt="Les Aimants" />',
      'docs/a.md': 'Les Aimants',
    };
    expect(checkDemoIdentity(sourceTreeOf(files))).toEqual([
      expect.stringContaining('api/src/mails.ts'),
      expect.stringContaining('mf-account/locales/fr.json'),
      expect.stringContaining('shared/contract/src/page-head.ts'),
    ]);
  });
});

describe('checkReadmes', () => {
  const readmes = { 'README.md': lines(150), 'scripts/README.md': lines(60), 'api/package.json': '{}' };

  it('accepts short readmes', () => {
    expect(checkReadmes(sourceTreeOf({ ...readmes, 'api/README.md': lines(60) }))).toEqual([]);
  });

  it('refuses a package without one, and one that is too long', () => {
    expect(checkReadmes(sourceTreeOf(readmes))).toEqual(['api/README.md is missing']);
    expect(checkReadmes(sourceTreeOf({ ...readmes, 'api/README.md': lines(61) }))).toHaveLength(1);
  });
});

describe('checkReadmes on decisions', () => {
  it('refuses one that the index does not list, and a number given twice', () => {
    const files = {
      'README.md': '',
      'scripts/README.md': '',
      'docs/decisions/README.md': '- [001](001-a.md)\n- [002](002-b.md)',
      'docs/decisions/001-a.md': '',
      'docs/decisions/002-b.md': '',
      'docs/decisions/002-c.md': '',
    };
    expect(checkReadmes(sourceTreeOf(files))).toEqual([
      'docs/decisions/README.md does not list docs/decisions/002-c.md',
      'docs/decisions/002-c.md has the number of another decision',
    ]);
  });
});

describe('checkSizes', () => {
  it('refuses a source file of more than 300 lines', () => {
    const tree = sourceTreeOf({
      'api/a.ts': lines(300),
      'api/b.ts': lines(301),
      'api/c.css': lines(301),
      'a.json': lines(999),
    });
    expect(checkSizes(tree)).toHaveLength(2);
  });
});

describe('checkSecrets', () => {
  it.each([
    ['a home folder', `/${'home'}/somebody/file`],
    ['a working folder', `cd /${'work'}/main`],
    ['a registry', `resolution: https://${'registry'}.example.org/x.tgz`],
    ['a company registry', `http://${'npm'}.example.org:4873/x`],
    ['a live payment key', `sk_${'live'}_0123456789`],
    ['an access key', `AKIA${'ABCDEFGHIJKLMNOP'}`],
  ])('refuses %s', (_, text) => {
    expect(checkSecrets(sourceTreeOf({ 'api/a.ts': text }))).toHaveLength(1);
  });

  it('accepts addresses and routes that look alike', () => {
    const text =
      `fetch("/registry.json"); "/${'home'}"; "https://aimante.test/${'work'}/a"; "./${'home'}/a.ts"; "../${'work'}/x"; ` +
      'AKIAIOSFODNN7EXAMPLE';
    expect(checkSecrets(sourceTreeOf({ 'api/a.ts': text }))).toEqual([]);
  });
});
