import { beforeEach, describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake, serveEdge } from '../testing/served-edge.ts';

const TOKEN = 'a-token-that-only-operators-know';
const served = liveEdge('test', { operatorToken: TOKEN });
beforeEach(() => publishFake(served.fake, { name: 'mf-catalog', version: '2' }));

const order = (operation: unknown, token = TOKEN) =>
  served.post('/_edge/releases', JSON.stringify(operation), { authorization: `Bearer ${token}` });
const canary = { kind: 'canary', remote: 'mf-catalog', version: '2', share: 10 };

describe('an operator', () => {
  it('sees the channels and moves them, at once', async () => {
    expect((await order(canary)).status).toBe(200);
    expect(served.edge.live.current()?.state.canaries).toMatchObject([{ version: '2', share: 10 }]);
    expect((await order({ kind: 'promote', remote: 'mf-catalog' })).status).toBe(200);
    expect((await served.get('/')).text).toContain('/remotes/mf-catalog/2/');
    const { text } = await order({ kind: 'kill', remote: 'mf-catalog', version: '2', reason: 'broken' });
    expect(JSON.parse(text)).toMatchObject({ killed: [{ version: '2' }], live: { 'mf-catalog': [{ version: '1' }] } });
    const shown = await served.get('/_edge/releases', { authorization: `Bearer ${TOKEN}` });
    expect(JSON.parse(shown.text)).toMatchObject({ number: 4, change: { kind: 'kill', reason: 'broken' } });
  });

  it('gets a conflict after a concurrent change, and two concurrent rollbacks go back one version', async () => {
    await order(canary);
    const promote = { kind: 'promote', remote: 'mf-catalog', from: '2' };
    expect((await order({ ...canary, share: 20, from: '2' })).status).toBe(200);
    expect((await order(promote)).status).toBe(200);
    const late = [promote, { ...promote, kind: 'withdraw' }, { ...canary, share: 50, from: '2' }];
    for (const operation of late)
      expect(JSON.parse((await order(operation)).text)).toMatchObject({ code: 'RELEASE_MOVED' });
    await publishFake(served.fake, { name: 'mf-catalog', version: '3' });
    await order({ ...canary, version: '3' });
    await order({ ...promote, from: '3' });
    const back = { kind: 'rollback', remote: 'mf-catalog', from: '3' };
    const answers = await Promise.all([order(back), order(back)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await served.get('/')).text).toContain('/remotes/mf-catalog/2/');
  });

  it('gets the reason of a refusal', async () => {
    const refused = await order({ kind: 'rollback', remote: 'mf-catalog' });
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'ROLLBACK_IMPOSSIBLE' });
    const unknown = await order({ kind: 'kill', remote: 'mf-catalog', version: '9' });
    expect(JSON.parse(unknown.text)).toMatchObject({ code: 'RELEASE_UNKNOWN' });
    for (const wrong of [
      {},
      { kind: 'release' },
      { ...canary, share: 101 },
      { ...canary, remote: '../x' },
      { ...canary, more: 1 },
    ])
      expect((await order(wrong)).status).toBe(400);
  });

  it('reads events and the state of each release, and promotes a withdrawn one again', async () => {
    await order({ ...canary, share: 5 });
    await order({ kind: 'promote', remote: 'mf-catalog' });
    await order({ kind: 'rollback', remote: 'mf-catalog', from: '2' });
    const log = async () => {
      const { text } = await served.get('/_edge/releases/log', { authorization: `Bearer ${TOKEN}` });
      return (JSON.parse(text) as { events: unknown[] }).events;
    };
    expect((await log()).slice(0, 3)).toMatchObject([
      { number: 4, kind: 'rollback', remote: 'mf-catalog', version: '1', standing: 'live' },
      { number: 3, kind: 'promote', version: '2', standing: 'put aside' },
      { number: 2, kind: 'canary', share: 5, standing: 'put aside' },
    ]);
    const again = { kind: 'release', remote: 'mf-catalog', version: '2', from: '1' };
    expect((await order(again)).status).toBe(200);
    expect((await served.get('/')).text).toContain('/remotes/mf-catalog/2/');
    expect((await log()).slice(0, 2)).toMatchObject([{ kind: 'release', standing: 'live' }, { standing: 'former' }]);
    expect(JSON.parse((await order(again)).text)).toMatchObject({ code: 'RELEASE_MOVED' });
    const never = { kind: 'release', remote: 'mf-catalog', version: '9' };
    expect(JSON.parse((await order(never)).text)).toMatchObject({ code: 'RELEASE_UNKNOWN' });
  });
});

describe('anybody else', () => {
  it('is refused, and changes nothing', async () => {
    for (const token of ['', 'wrong', TOKEN.slice(1), `${TOKEN}x`]) {
      expect((await order(canary, token)).status).toBe(401);
      for (const path of ['/_edge/releases', '/_edge/releases/log'])
        expect((await served.get(path, { authorization: token })).status).toBe(401);
    }
    expect(served.edge.live.current()?.state.number).toBe(1);
  });

  it('is refused where no token is set at all', async () => {
    const closed = await serveEdge(served.fake);
    for (const authorization of ['Bearer undefined', 'Bearer ', 'Bearer null', ''])
      expect((await closed.get('/_edge/releases', { authorization })).status).toBe(401);
    await closed.stop();
  });

  it('does not get to try tokens for long', async () => {
    const statuses = [];
    for (let count = 0; count < 62; count += 1) statuses.push((await order(canary, `guess-${count}`)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    // The wrong tokens do not block the operator.
    expect((await order(canary)).status).toBe(200);
  });
});
