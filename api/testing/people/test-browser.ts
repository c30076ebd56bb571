import type { ApiErrorBody } from '@aimante/api-contract';
import { hashPassword } from '../../src/people/identity/passwords/password-hash.ts';
import { setRoles } from '../../src/people/users/team-roles.ts';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { sql } from '../../src/platform/sql/sql.ts';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  // Typed as present, because a test reads only fields that it expects.
  body: ApiErrorBody & Body & { token?: string; user?: Record<string, unknown> };
}

export const testPassword = 'Grenouille-Verte-42';

/** A browser as the API sees it: keeps cookies and sends the last bearer token that it received. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly #url: string;
  readonly #defaultHeaders: Record<string, string>;

  /** `headers` are sent with every call, besides the origin of the page. */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#defaultHeaders = { origin: 'http://localhost:3000', ...headers };
  }

  /** `call('POST /api/auth/login', body)`; `Body` is the contract's type of the answer. */
  async call<Body = Record<string, unknown>>(
    line: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const [method = '', path = ''] = line.split(' ');
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.#defaultHeaders,
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const parsed = (text === '' ? {} : JSON.parse(text)) as Answer<Body>['body'];
    const answer = { status: response.status, headers: response.headers, body: parsed };
    if (typeof answer.body.token === 'string') this.token = answer.body.token;
    return answer;
  }

  login(email: string, password = testPassword, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.call('POST /api/auth/login', { email, password, ...more });
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const isGone = attributes.some((one) => /^(Max-Age=0|Expires=Thu, 01 Jan 1970)/.test(one));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

let shared: Promise<string> | undefined;

interface NewAccount {
  role?: 'customer' | 'admin';
  /** Of a member of the team. */
  roles?: string[];
  email?: string;
}

/** A confirmed account with `testPassword`. */
export async function createAccount(
  { db }: Pick<Services, 'db'>,
  { role = 'customer', roles = role === 'admin' ? ['owner'] : [], email = `${uuidv7()}@exemple.test` }: NewAccount = {},
): Promise<{ id: string; email: string }> {
  shared ??= hashPassword(testPassword);
  const id = uuidv7();
  await db.execute(sql`INSERT INTO users (id, email, email_verified_at, password_hash, role, first_name, last_name)
    VALUES (${id}, ${email}, now(), ${await shared}, 'customer', 'Zoé', 'Martin')`);
  if (roles.length > 0) await setRoles(db, id, roles);
  return { id, email };
}

export async function lastMail({ db }: Pick<Services, 'db'>, to: string) {
  const { rows } = await db.execute<{ kind: string; locale: string; payload: Record<string, string> }>(
    sql`SELECT kind, locale, payload FROM outbox WHERE recipient = ${to} ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  const link = rows[0]?.payload.link;
  return { ...rows[0], link, token: link?.split('#token=')[1] ?? '' };
}
