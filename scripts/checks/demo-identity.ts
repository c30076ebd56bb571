import type { Finding, SourceTree } from './source-tree.ts';

const DEMO_SHOP = 'api/seeds/demo-shop.ts';
const SEED = 'api/seeds/';
const TEXT = /\.(ts|tsx|mjs|json|md|css|html|yaml|sql|svg)$/;
/** Values that identify this one company. */
const IDENTIFYING = /^ {2}(legalName|address|siret|register|vatNumber|email|phone|iban|bic|director): '([^']+)'/gm;

/** Files with texts for visitors: the name of the shop comes from the settings there too. */
const VISIBLE = /(^|\/)locales\/\w+\.json$|^(api|edge|shell|mf-[\w-]+|shared\/[\w-]+)\/src\//;
/** Tests, the settings themselves, design tokens, the logo, and where the name is that of this program. */
const MAY_NAME =
  /\.(test|fixture)\.\w+$|\/(default-settings|operations\/docs|pdf\/document-info)\.ts$|tokens\.json$|\/logo[\w-]*\.svg$/;
const NAME = /^ {2}name: '([^']+)'/m;

/** The settings are the only source of the shop's identity, so the demo's values may appear in its seed only. */
export function checkDemoIdentity(tree: SourceTree): Finding[] {
  const values = [...tree.read(DEMO_SHOP).matchAll(IDENTIFYING)].flatMap(([, name = '', value = '']) =>
    spellings(name, value),
  );
  const shopName = NAME.exec(tree.read(DEMO_SHOP))?.[1];
  return tree.files
    .filter((file) => TEXT.test(file) && !file.startsWith(SEED))
    .flatMap((file) => {
      const text = tree.read(file).replace(/[\u00a0\u202f]/g, ' ');
      const found = namesShop(file, text, shopName) ? shopName : values.find((value) => text.includes(value));
      return found ? [`${file} contains "${found}" of the demo's identity: read it from the settings`] : [];
    });
}

function namesShop(file: string, text: string, name = ''): boolean {
  if (!name || !VISIBLE.test(file) || MAY_NAME.test(file)) return false;
  // The logo shows the name, so its label starts with it.
  return text.replaceAll(`"${name}, `, '').replaceAll(`alt="${name}"`, '').includes(name);
}

function spellings(name: string, value: string): string[] {
  const digits = value.replace(/\s/g, '');
  if (name === 'address') return [value.split(',')[0] ?? value];
  if (name === 'phone') return [value, digits, digits.replace(/^0/, '+33'), `+33 ${value.slice(1)}`];
  return [...new Set([value, digits])];
}
