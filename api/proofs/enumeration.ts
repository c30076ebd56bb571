import { createAuthenticate } from '../src/people/index.ts';
import { createAccount, TestBrowser } from '../testing/people/test-browser.ts';
import { startShop } from '../testing/platform/start-shop.ts';

/**
 * Login, registration and a forgotten password answer alike for a known and an unknown address: the same status, the
 * same body, and in the same time. Known and unknown take turns, and the differences of the pairs are compared, so that
 * a busy machine slows both.
 */
const pairs = Number(process.env.PROOF_ROUNDS ?? 200);
const MOST_MS = 5;

const shop = await startShop(() => new Date(), undefined, { authenticateBy: createAuthenticate });

interface Tried {
  readonly says: string;
  readonly ms: number;
}

let callers = 0;
/** Each caller has an address of its own, because the limits count by address. */
async function ask(line: string, body: object): Promise<Tried> {
  callers += 1;
  const browser = new TestBrowser(shop.url, {
    'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
  });
  const begun = performance.now();
  const { status, body: answer } = await browser.call(line, body);
  const ms = performance.now() - begun;
  return { says: `${status} ${JSON.stringify({ ...answer, requestId: '' })}`, ms };
}

/** Twice the standard error of a median, from the median distance to it. */
const noiseOf = (values: readonly number[]) => {
  const centre = median(values);
  return (2 * 1.25 * 1.48 * median(values.map((value) => Math.abs(value - centre)))) / Math.sqrt(values.length);
};
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const calls: Readonly<Record<string, (email: string) => Promise<Tried>>> = {
  login: (email) => ask('POST /api/auth/login', { email, password: 'Wrong-Password-1' }),
  'forgotten password': (email) => ask('POST /api/auth/forgot-password', { email }),
  registration: (email) =>
    ask('POST /api/auth/register', {
      email,
      password: 'Grenouille-Verte-42',
      firstName: 'Zoé',
      lastName: 'Martin',
      acceptTerms: true,
    }),
};

for (const [name, call] of Object.entries(calls)) {
  const differences: number[] = [];
  let different = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const { email } = await createAccount(shop.services);
    const tries = {
      known: () => call(email),
      unknown: () => call(`nobody-${pair}-${name.length}@exemple.test`),
    };
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const said: string[] = [];
    const took = { known: 0, unknown: 0 };
    for (const which of order) {
      const { says, ms } = await tries[which]();
      said.push(says.replaceAll(/"email":"[^"]*"/g, ''));
      took[which] = ms;
    }
    differences.push(took.known - took.unknown);
    // A refusal of both for another reason would prove nothing.
    if (said[0] !== said[1] || !/^(?:401|20\d) /.test(said[0] ?? '')) {
      if (different === 0) console.log(said);
      different += 1;
    }
  }
  const [difference, noise] = [median(differences), noiseOf(differences)];
  console.log(`${name}: a known address takes ${difference.toFixed(1)} ms longer, ± ${noise.toFixed(1)} ms`);
  process.send?.({ type: 'proof', proof: `${name}: the same answer, known or not`, tried: pairs, lost: different });
  process.send?.({
    type: 'proof',
    proof: `${name}: the median difference of ${pairs} pairs is below ${MOST_MS} ms, but for noise`,
    tried: 1,
    lost: Math.abs(difference) - noise < MOST_MS ? 0 : 1,
  });
}
await shop.close();
process.exit(0);
