import { describe, expect, it } from '@jest/globals';
import { createKnownAnswers } from './known-answers.ts';

const answered = (body: string) => ({ call: 1, status: 200, headers: [], body });

describe('the answers of the API that renders share', () => {
  it('are asked for once a second', async () => {
    let time = 0;
    let asked = 0;
    const known = createKnownAnswers(() => time);
    const ask = () =>
      known.get('/api/products', async () => {
        asked += 1;
        return answered(String(asked));
      });
    expect(await ask()).toEqual(answered('1'));
    time = 900;
    expect(await ask()).toEqual(answered('1'));
    time = 1001;
    expect(await ask()).toEqual(answered('2'));
  });

  it('are never those from before a change, even where they arrive after it', async () => {
    const known = createKnownAnswers(() => 0);
    let arrive: (body: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const before = known.get('/api/products', async () => answered(await late));
    known.forget();
    arrive('old');
    await before;
    expect(await known.get('/api/products', async () => answered('new'))).toEqual(answered('new'));
  });

  it('are not failures', async () => {
    const known = createKnownAnswers(() => 0);
    await known.get('/api/products', async () => ({ ...answered('busy'), status: 503 }));
    await known.get('/api/products', async () => ({ call: 1, error: 'The API is away.' }));
    expect(await known.get('/api/products', async () => answered('sound'))).toEqual(answered('sound'));
  });
});
