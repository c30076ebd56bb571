import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Decision,
  killRelease,
  liveVersion,
  promoteCanary,
  releaseToAll,
  restoreRemote,
  retireRemote,
  rollBack,
  startCanary,
  withdrawCanary,
} from './channel-plan.ts';
import type { ChannelState } from './channel-state.ts';

const AT = '2026-11-20T08:00:00.000Z';
const NAME = 'mf-catalog';
const release = (version: string, name = NAME) => ({ name, version });
const to = (version: string) => releaseToAll([release(version)]);

const UNSIGNED = {
  schema: 2,
  previous: null,
  trust: { root: 1, targets: 1 },
  at: AT,
  stable: 'set',
  tiers: [] as ChannelState['tiers'],
  digests: {} as ChannelState['digests'],
} as const;

function after(...decisions: Decision[]): ChannelState | undefined {
  let state: ChannelState | undefined;
  for (const decide of decisions) {
    const plan = decide(state, AT);
    if (plan) state = { ...UNSIGNED, ...plan, number: (state?.number ?? 0) + 1 };
  }
  return state;
}

const live = (...decisions: Decision[]) => liveVersion(after(...decisions)?.live ?? {}, NAME);

describe('a release', () => {
  it('is live for all visitors', () => {
    expect(live(to('1'), to('2'))).toBe('2');
  });

  it('changes nothing where it is live already', () => {
    expect(after(to('1'), to('1'))?.number).toBe(1);
  });

  it('leaves the other remotes where they are', () => {
    const state = after(to('1'), releaseToAll([release('7', 'mf-account')]));
    expect(state?.live).toMatchObject({ [NAME]: [{ version: '1' }], 'mf-account': [{ version: '7' }] });
  });

  it('remembers twenty versions at most', () => {
    const state = after(...Array.from({ length: 50 }, (_, index) => to(`v${index}`)));
    expect(state?.live[NAME]).toHaveLength(20);
    expect(state?.live[NAME]?.at(-1)?.version).toBe('v49');
  });
});

describe('a rollback', () => {
  it('goes back one more version each time', () => {
    expect(live(to('1'), to('2'), to('3'), rollBack(NAME))).toBe('2');
    expect(live(to('1'), to('2'), to('3'), rollBack(NAME), rollBack(NAME))).toBe('1');
  });

  it('does not see the previous version when another one follows', () => {
    expect(live(to('1'), to('bad'), rollBack(NAME), to('2'), rollBack(NAME))).toBe('1');
  });

  it('goes to a named version', () => {
    expect(live(to('1'), to('2'), to('3'), rollBack(NAME, '1'))).toBe('1');
  });

  it('says so where there is nothing to go back to', () => {
    expect(() => after(to('1'), rollBack(NAME))).toThrow('no version was live before');
    expect(() => after(to('1'), rollBack('mf-unknown'))).toThrow(
      `There is no release of mf-unknown. Released are ${NAME}.`,
    );
    expect(() => after(to('1'), to('2'), rollBack(NAME, '2'))).toThrow('version 2 was not live before');
  });
});

describe('a canary', () => {
  it('keeps the live releases', () => {
    const state = after(to('1'), startCanary(release('2'), 10));
    expect(state?.live[NAME]).toMatchObject([{ version: '1' }]);
    expect(state?.canaries).toMatchObject([{ name: NAME, version: '2', share: 10 }]);
  });

  it('takes the place of the one before it', () => {
    const state = after(to('1'), startCanary(release('2'), 10), startCanary(release('3'), 5));
    expect(state?.canaries).toMatchObject([{ version: '3', share: 5 }]);
  });

  it('ends when another version goes live for all', () => {
    const state = after(to('1'), startCanary(release('2'), 10), to('3'));
    expect(state?.canaries).toEqual([]);
  });

  it('becomes live when it is promoted, and is no longer a canary', () => {
    const state = after(to('1'), startCanary(release('2'), 10), promoteCanary(NAME));
    expect(state).toMatchObject({ canaries: [], change: { kind: 'promote' } });
    expect(liveVersion(state?.live ?? {}, NAME)).toBe('2');
  });

  it('is over when it is withdrawn', () => {
    const state = after(to('1'), startCanary(release('2'), 10), withdrawCanary(NAME, { reason: 'it fails' }));
    expect(state).toMatchObject({ canaries: [], change: { kind: 'withdraw', reason: 'it fails' } });
    expect(() => after(to('1'), withdrawCanary(NAME))).toThrow('no release on canary');
  });

  it('stays when it is not the one that was to be withdrawn', () => {
    const state = after(to('1'), startCanary(release('2'), 10), withdrawCanary(NAME, { version: '1.9' }));
    expect(state?.canaries).toMatchObject([{ version: '2' }]);
  });
});

describe('a kill', () => {
  it('brings back the version before', () => {
    const state = after(to('1'), to('2'), killRelease(release('2')));
    expect(liveVersion(state?.live ?? {}, NAME)).toBe('1');
    expect(state?.killed).toEqual([release('2')]);
  });

  it('ends a canary', () => {
    expect(after(to('1'), startCanary(release('2'), 50), killRelease(release('2')))?.canaries).toEqual([]);
  });

  it('is final: no release and no rollback restores that version', () => {
    expect(() => after(to('1'), to('2'), killRelease(release('2')), to('2'))).toThrow('was killed');
    expect(live(to('1'), to('2'), to('3'), killRelease(release('2')), rollBack(NAME))).toBe('1');
    expect(() => after(to('1'), to('2'), killRelease(release('2')), startCanary(release('2'), 1))).toThrow(
      'was killed',
    );
  });

  it('stops a remote that had only this version, until its next release', () => {
    const state = after(to('1'), killRelease(release('1')));
    expect(state).toMatchObject({ live: {}, stopped: [{ name: NAME, version: '1', kind: 'killed' }] });
    expect(() => after(to('1'), killRelease(release('1')), rollBack(NAME))).toThrow('release a new version');
    expect(after(to('1'), killRelease(release('1')), to('2'))).toMatchObject({
      stopped: [],
      live: { [NAME]: [{ version: '2' }] },
    });
  });

  it('is refused for the only version of the shell', () => {
    const shell = release('1', 'shell');
    expect(() => after(releaseToAll([shell]), killRelease(shell))).toThrow('no version was live before');
  });
});

describe('a retirement', () => {
  it('takes a remote away with its canary, and is undone with its history', () => {
    const retired = [to('1'), to('2'), startCanary(release('3'), 10), retireRemote(NAME, 'moved to mf-blog')];
    expect(after(...retired)).toMatchObject({ live: {}, canaries: [], stopped: [{ version: '2', kind: 'retired' }] });
    expect(after(...retired, restoreRemote(NAME))).toMatchObject({ stopped: [] });
    expect(live(...retired, restoreRemote(NAME))).toBe('2');
    expect(live(...retired, restoreRemote(NAME), rollBack(NAME))).toBe('1');
    expect(live(...retired, to('4'), rollBack(NAME))).toBe('2');
    expect(after(...retired, startCanary(release('2'), 10), restoreRemote(NAME))).toMatchObject({ canaries: [] });
  });

  it('is refused for the shell and for an unknown remote, and needs no second time', () => {
    expect(() => after(releaseToAll([release('1', 'shell')]), retireRemote('shell'))).toThrow(
      'no page works without it',
    );
    expect(() => after(to('1'), retireRemote('mf-catalgo'))).toThrow('Released are mf-catalog.');
    expect(after(to('1'), retireRemote(NAME), retireRemote(NAME))?.number).toBe(2);
    expect(() => after(to('1'), restoreRemote(NAME))).toThrow('is not retired');
  });
});

describe('any decision of a person', () => {
  const version = fc.constantFrom('1', '2', '3', '4');
  const decision: fc.Arbitrary<Decision> = fc.oneof(
    version.map(to),
    fc.constant(rollBack(NAME)),
    version.map((one) => startCanary(release(one), 10)),
    fc.constant(promoteCanary(NAME)),
    fc.constant(withdrawCanary(NAME)),
    version.map((one) => killRelease(release(one))),
    fc.constant(retireRemote(NAME)),
    fc.constant(restoreRemote(NAME)),
  );

  it('a remote is live or stopped, no killed release runs, and nothing is live and on trial at once', () => {
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 30 }), (decisions) => {
        const state = afterPossible(to('0'), ...decisions);
        const current = liveVersion(state.live, NAME);
        const killed = state.killed.map((one) => one.version);
        expect(state.stopped.length).toBe(current ? 0 : 1);
        expect(killed).not.toContain(current);
        for (const canary of state.canaries) expect([current, ...killed]).not.toContain(canary.version);
        for (const entry of state.live[NAME] ?? []) expect(killed).not.toContain(entry.version);
      }),
      { numRuns: 300 },
    );
  });

  function afterPossible(...decisions: Decision[]): ChannelState {
    const made: Decision[] = [];
    for (const decide of decisions) if (isPossible(made, decide)) made.push(decide);
    return after(...made) as ChannelState;
  }

  function isPossible(sofar: readonly Decision[], decide: Decision): boolean {
    try {
      after(...sofar, decide);
      return true;
    } catch {
      return false;
    }
  }
});
