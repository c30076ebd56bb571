import type { LifecycleProps, MountedPage } from '@aimante/contract';
import { createFakePlatform } from '@aimante/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { ParcelHost } from './parcel-host.ts';

const { platform } = createFakePlatform();

function propsOf(id: string) {
  const page: MountedPage = { id, params: {} };
  return {
    platform,
    piece: 'test/app',
    page,
    location: { pathname: `/${id}`, search: '', hash: '', state: null, key: id },
  };
}

interface Script {
  readonly load?: () => Promise<unknown>;
  readonly update?: (id: string) => Promise<void>;
  readonly mount?: () => Promise<void>;
}

function host(script: Script = {}) {
  const seen: string[] = [];
  let crash: (cause: unknown) => void = () => undefined;
  const lifecycles = {
    bootstrap: async () => undefined,
    async mount({ page, onCrash }: LifecycleProps) {
      crash = onCrash;
      await script.mount?.();
      seen.push(`mount ${page?.id}`);
    },
    async update({ page }: LifecycleProps) {
      await script.update?.(page?.id ?? '');
      seen.push(`update ${page?.id}`);
    },
    unmount: async () => void seen.push('unmount'),
  };
  const started = new ParcelHost(
    {
      element: document.createElement('div'),
      load: script.load ?? (async () => lifecycles),
      repair: async () => void seen.push('mend'),
      onShown: ({ page }) => seen.push(`shown ${page?.id}`),
      onFailed: ({ phase }) => seen.push(`failed ${phase}`),
    },
    propsOf('a'),
  );
  return { host: started, seen, crash: (cause: unknown) => crash(cause), lifecycles };
}

describe('ParcelHost', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('mounts, updates and unmounts', async () => {
    const { host: parcel, seen } = host();
    await waitFor(() => expect(seen).toContain('shown a'));
    parcel.update(propsOf('b'));
    await waitFor(() => expect(seen).toContain('shown b'));
    parcel.dispose();
    await waitFor(() => expect(seen).toEqual(['mount a', 'shown a', 'update b', 'shown b', 'unmount']));
  });

  it('says that it runs while it unmounts, and that it leaves', async () => {
    let isRunning = false;
    let momentNow: string | undefined;
    const ran: string[] = [];
    const record = (name: string) => async () => void ran.push(`${name} ${momentNow ?? isRunning}`);
    const lifecycles = {
      bootstrap: record('bootstrap'),
      mount: record('mount'),
      update: record('update'),
      unmount: record('unmount'),
    };
    const shown: string[] = [];
    const parcel = new ParcelHost(
      {
        element: document.createElement('div'),
        load: async () => lifecycles,
        repair: async () => undefined,
        onShown: ({ page }) => shown.push(`${page?.id}`),
        onFailed: ({ phase }) => shown.push(phase),
        onRunning(runs, moment) {
          isRunning = runs;
          momentNow = moment;
        },
      },
      propsOf('a'),
    );
    await waitFor(() => expect(shown).toEqual(['a']));
    expect(isRunning).toBe(false);
    parcel.dispose();
    await waitFor(() => expect(ran).toEqual(['bootstrap true', 'mount true', 'unmount leaves']));
    await waitFor(() => expect(isRunning).toBe(false));
  });

  it('hands its element to every lifecycle', async () => {
    const given: string[] = [];
    const record = (name: string) => async (props: LifecycleProps) =>
      void given.push(`${name} ${props.domElement?.tagName}`);
    const lifecycles = {
      bootstrap: record('bootstrap'),
      mount: record('mount'),
      update: record('update'),
      unmount: record('unmount'),
    };
    const { host: parcel, seen } = host({ load: async () => lifecycles });
    await waitFor(() => expect(seen).toContain('shown a'));
    parcel.update(propsOf('b'));
    await waitFor(() => expect(seen).toContain('shown b'));
    parcel.dispose();
    await waitFor(() => expect(given).toEqual(['bootstrap DIV', 'mount DIV', 'update DIV', 'unmount DIV']));
  });

  it('jumps to the last of several navigations during a change', async () => {
    const { host: parcel, seen } = host();
    for (const id of ['b', 'c', 'd']) parcel.update(propsOf(id));
    await waitFor(() => expect(seen).toContain('shown d'));
    expect(seen).toEqual(['mount a', 'shown a', 'update d', 'shown d']);
  });

  it('tries again when a release cannot be loaded, and says so when it never can', async () => {
    let attempts = 0;
    const { seen, lifecycles } = host({
      load: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('503');
        return lifecycles;
      },
    });
    await waitFor(() => expect(seen).toContain('shown a'), { timeout: 3000 });
    const dead = host({ load: () => Promise.reject(new Error('404')) });
    await waitFor(() => expect(dead.seen).toEqual(['mend', 'mend', 'failed load']), { timeout: 3000 });
  });

  it('reports a module without lifecycles as a broken contract at once', async () => {
    const { seen } = host({ load: async () => ({ mount: 'later' }) });
    await waitFor(() => expect(seen).toEqual(['failed contract']));
  });

  it('reports a crash after mounting once, and unmounts', async () => {
    const { seen, crash } = host();
    await waitFor(() => expect(seen).toContain('shown a'));
    crash(new Error('boom'));
    crash(new Error('again'));
    await waitFor(() => expect(seen).toEqual(['mount a', 'shown a', 'failed run', 'unmount']));
  });

  it('continues with an update that is done at once', async () => {
    const { lifecycles } = host();
    const { host: parcel, seen } = host({ load: async () => ({ ...lifecycles, update: () => undefined }) });
    await waitFor(() => expect(seen).toContain('shown a'));
    parcel.update(propsOf('b'));
    await waitFor(() => expect(seen).toEqual(['shown a', 'shown b']));
  });

  // Our own lint requires an Error, but a remote's code may reject with anything.
  const noReason = undefined as unknown as Error;
  it.each([new Error('no such page'), noReason])('says that an update failed: %s', async (cause) => {
    const { host: parcel, seen } = host({ update: () => Promise.reject(cause) });
    await waitFor(() => expect(seen).toContain('shown a'));
    parcel.update(propsOf('b'));
    await waitFor(() => expect(seen).toEqual(['mount a', 'shown a', 'mend', 'mend', 'failed run', 'unmount']), {
      timeout: 3000,
    });
  });

  it('reports a piece that never ends its mount once, without a message of single-spa beside it', async () => {
    jest.useFakeTimers();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { seen } = host({ mount: () => new Promise(() => undefined) });
    await jest.advanceTimersByTimeAsync(7500);
    expect(seen).toEqual(['failed mount']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('unmounts a piece that loads after its box is removed', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { host: parcel, seen } = host({ mount: () => late });
    parcel.dispose();
    arrive();
    await waitFor(() =>
      expect(seen.filter((step) => step !== 'mount a')).toEqual(seen.includes('mount a') ? ['unmount'] : []),
    );
    expect(seen).not.toContain('shown a');
  });
});
