import { versionsIn } from './release-set-in.ts';

/** The versions that a visitor gets, by remote. */
export type Versions = Readonly<Record<string, string>>;

const AT_ONCE = 16;

/** A visitor without scripts: requests a page and keeps the cookies. */
export class PlainVisitor {
  readonly #address: string;
  #cookie = '';

  constructor(siteUrl: string) {
    this.#address = `${siteUrl}/cart`;
  }

  async visit(): Promise<Versions> {
    const headers = { 'accept-encoding': 'identity', ...(this.#cookie && { cookie: this.#cookie }) };
    const answer = await fetch(this.#address, { headers });
    const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (given.length > 0) this.#cookie = given.join('; ');
    return versionsIn(await answer.text());
  }
}

/** All visitors load the page, some at a time. */
export async function visitAll(visitors: readonly PlainVisitor[]): Promise<Versions[]> {
  const seen: Versions[] = [];
  const queue = visitors.entries();
  const openInTurn = async () => {
    for (const [index, visitor] of queue) seen[index] = await visitor.visit();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openInTurn));
  return seen;
}
