import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeskAccess } from '@aimante/api-contract/core/endpoint';
import { guardedAreas, hasRight, type Levels, type Right } from '@aimante/api-contract/core/rights';
import { createAuthenticate } from '../src/people/index.ts';
import type { Authenticate } from '../src/platform/http/guards/access.ts';
import { spareSecondFactor } from '../testing/people/second-factor.ts';
import { createAccount, TestBrowser } from '../testing/people/test-browser.ts';
import { fillPath, type Operation, readOperations } from '../testing/platform/operations.ts';
import { startShop } from '../testing/platform/start-shop.ts';

/**
 * Calls every call of the back office as each role, as a customer and as a guest, and writes the answers to
 * `docs/results/permissions.md`. `npm run proof -- permissions`.
 */
const shop = await startShop(() => new Date(), undefined, {
  authenticateBy: (services): Authenticate => createAuthenticate(services),
});
const { services, url } = shop;
const operations = (await readOperations(shop)).filter(({ access }) => isDeskAccess(access));

let callers = 0;
const address = () => {
  callers += 1;
  return `203.0.${Math.floor(callers / 250) % 250}.${callers % 250}`;
};

async function browserOf(account: { email: string; id: string }, isProved: boolean): Promise<TestBrowser> {
  const browser = new TestBrowser(url, { 'x-forwarded-for': address() });
  await browser.login(account.email);
  if (isProved) await spareSecondFactor(services, account.id);
  return browser;
}

const member = async (role: string, isProved = true) =>
  browserOf(await createAccount(services, { roles: [role] }), isProved);

const actors = {
  owner: await member('owner'),
  workshop: await member('workshop'),
  market: await member('market'),
  accountant: await member('accountant'),
  'owner, no second factor': await member('owner', false),
  customer: await browserOf(await createAccount(services), false),
  guest: new TestBrowser(url),
};
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];

const refusals = new Set([401, 403]);

/** An open call may still answer 400 or 404: nothing of the sample exists. */
async function isOpen(browser: TestBrowser, { method, path }: Operation): Promise<boolean> {
  const response = await fetch(url + fillPath(path), {
    method,
    headers: {
      origin: 'http://localhost:3000',
      'x-forwarded-for': address(),
      ...(browser.token && { authorization: `Bearer ${browser.token}` }),
      ...(browser.cookies.size > 0 && { cookie: browser.cookieHeader() }),
      ...(method !== 'GET' && method !== 'DELETE' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
  });
  await response.body?.cancel();
  return !refusals.has(response.status);
}

const { body: team } = await actors.owner.call<{ roles: { id: string; levels: Levels }[] }>('GET /api/admin/team');
const levelsOf = new Map(team.roles.map(({ id, levels }) => [id, levels]));

function isExpected(name: Name, { access, stepUp }: Operation): boolean {
  if (name === 'guest' || name === 'customer') return false;
  const levels = levelsOf.get(name.split(',')[0] ?? '');
  if (access === 'staff' || levels === undefined) return !(stepUp && name.includes(','));
  const isGuarded = guardedAreas.some((area) => access.startsWith(`${area}:`)) && !access.endsWith(':read');
  return hasRight(levels, access as Right) && !(name.includes(',') && (stepUp || isGuarded));
}

const rows: string[] = [];
let lost = 0;
for (const operation of operations.toSorted(
  (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
)) {
  const { method, path, access, stepUp } = operation;
  const cells: string[] = [];
  for (const name of names) {
    const open = await isOpen(actors[name], operation);
    if (open !== isExpected(name, operation)) {
      lost += 1;
      console.log(`${name}: ${method} ${path} (${access}) is ${open ? 'open' : 'closed'}`);
    }
    cells.push(open ? 'yes' : '–');
  }
  rows.push(`| \`${method} ${path}\` | ${access}${stepUp ? ', again' : ''} | ${cells.join(' | ')} |`);
}
process.send?.({
  type: 'proof',
  proof: 'permissions: each call, as each role',
  tried: operations.length * names.length,
  lost,
});

const head = `# What each role may call

Written by \`npm run proof -- permissions\` from the answers of the running API: ${operations.length} calls of the back office, each made as ${names.length} callers. \`yes\`: the call was not refused. "again": the second factor must have been proved within ten minutes. Roles and their levels: [decision 099](../decisions/099-roles-of-the-team.md), the second factor: [decision 130](../decisions/130-second-factor-of-the-team.md).

| call | right | ${names.join(' | ')} |
|---|---|${names.map(() => '---').join('|')}|
`;
await writeFile(join(import.meta.dirname, '../../docs/results/permissions.md'), `${head}${rows.join('\n')}\n`);
await shop.close();
process.exit(0);
