import { isRemoteLifecycles, type MountProps, type RemoteLifecycles } from '@aimante/contract';
import type { Parcel, ParcelConfigObject } from 'single-spa';
import { type FailurePhase, RemoteFailure, toFailure } from '../federation/remote-failure.ts';
import { withTimeout } from '../federation/with-timeout.ts';
import { mountOwned } from './mount-owned.ts';

/** Props that the shell passes again on every navigation. */
export type HostedProps = Omit<MountProps, 'onCrash' | 'rendered'>;

export interface ParcelHostOptions {
  readonly element: HTMLElement;
  /** The element contains the server's HTML for the first props, rendered with this data. */
  readonly rendered?: { readonly state: unknown } | undefined;
  load(): Promise<unknown>;
  /** Runs before each retry: repairs files that may be damaged. */
  repair(): Promise<unknown>;
  /** The piece now shows what these props ask for. */
  onShown(props: HostedProps): void;
  onFailed(failure: RemoteFailure): void;
  /** Code of the piece runs now, or no longer. It leaves when it is unmounted. */
  onRunning?(isRunning: boolean, moment?: 'leaves'): void;
}

/** For one step, including its retries. */
const TIMEOUT_MS = 7000;
/** This host has its own timeout and reports it, so single-spa must not write an error of its own beside it. */
const TIMEOUTS = { millis: 2 * TIMEOUT_MS, dieOnTimeout: false, warningMillis: 2 * TIMEOUT_MS };
const QUIET = { bootstrap: TIMEOUTS, mount: TIMEOUTS, unmount: TIMEOUTS, update: TIMEOUTS };
const RETRY_DELAYS_MS = [300, 1200];

/**
 * Runs one piece of a remote in one element. Props that arrive while it is busy wait, and only the last of them apply.
 */
export class ParcelHost {
  readonly #options: ParcelHostOptions;
  #wanted: HostedProps;
  #shown: HostedProps | undefined;
  #parcel: Parcel<MountProps> | undefined;
  #given: Partial<MountProps> = {};
  readonly #update: { failure?: RemoteFailure } = {};
  /** Emptied with the props. */
  readonly #charged: Pick<ParcelHostOptions, 'onRunning'>;
  #isBusy = false;
  #isDisposed = false;

  constructor(options: ParcelHostOptions, props: HostedProps) {
    this.#options = options;
    this.#charged = { ...(options.onRunning && { onRunning: options.onRunning }) };
    this.#wanted = props;
    void this.#catchUp();
  }

  update(props: HostedProps): void {
    this.#wanted = props;
    void this.#catchUp();
  }

  dispose(): void {
    this.#isDisposed = true;
    if (!this.#isBusy) this.#unmount();
  }

  async #catchUp(): Promise<void> {
    if (this.#isBusy || this.#isDisposed) return;
    this.#isBusy = true;
    try {
      while (this.#shown !== this.#wanted && !this.#isDisposed) await this.#show(this.#wanted);
    } catch (cause) {
      if (!this.#isDisposed) this.#fail(cause);
    } finally {
      this.#isBusy = false;
      if (this.#isDisposed) this.#unmount();
    }
  }

  async #show(props: HostedProps): Promise<void> {
    const given: MountProps = { ...props, onCrash: (cause) => this.#fail(cause) };
    const parcel = this.#parcel;
    if (parcel) await this.#within('run', () => this.#updateParcel(parcel, given));
    else {
      const lifecycles = await this.#within('load', () => this.#load());
      if (this.#isDisposed) return;
      await this.#within('mount', () => this.#mountParcel(lifecycles, given));
    }
    this.#shown = props;
    if (!this.#isDisposed) this.#options.onShown(props);
  }

  #within<T>(phase: FailurePhase, task: () => Promise<T>): Promise<T> {
    const step = withTimeout(this.#withRetries(phase, task), TIMEOUT_MS, () => {
      return new RemoteFailure(phase, `It took more than ${TIMEOUT_MS} ms.`);
    });
    return step.finally(() => this.#options.onRunning?.(false));
  }

  async #withRetries<T>(phase: FailurePhase, task: () => Promise<T>): Promise<T> {
    const delays = [...RETRY_DELAYS_MS];
    for (;;) {
      try {
        this.#options.onRunning?.(true);
        return await task();
      } catch (cause) {
        const failure = toFailure(cause, phase);
        const delay = delays.shift();
        const isHopeless = failure.phase === 'contract' || !navigator.onLine;
        if (this.#isDisposed || isHopeless || delay === undefined) throw failure;
        await new Promise((resolve) => setTimeout(resolve, delay));
        await this.#options.repair();
      }
    }
  }

  async #load(): Promise<RemoteLifecycles> {
    const module = await this.#options.load();
    if (isRemoteLifecycles(module)) return module;
    throw new RemoteFailure('contract', 'It exposes no lifecycles.');
  }

  async #mountParcel(lifecycles: RemoteLifecycles, props: MountProps): Promise<void> {
    if (this.#isDisposed) return;
    const { rendered, element } = this.#options;
    const given = { ...(rendered && { rendered }), ...props, domElement: element };
    this.#given = given;
    const start = performance.now();
    const parcel = await mountOwned(withCaughtUpdates(this.#named(lifecycles), this.#update), given);
    await parcel.mountPromise;
    if ('measure' in performance) performance.measure(`mount ${props.piece}`, { start });
    this.#parcel = parcel;
    if (this.#isDisposed) this.#unmount();
  }

  /** single-spa runs a lifecycle later than it is asked to, and other pieces may have started in between. */
  #named(lifecycles: RemoteLifecycles): RemoteLifecycles {
    const charged = this.#charged;
    const named = (run: RemoteLifecycles['mount'], moment?: 'leaves') => async (props: Parameters<typeof run>[0]) => {
      charged.onRunning?.(true, moment);
      try {
        return await run(props);
      } finally {
        charged.onRunning?.(false);
      }
    };
    const { bootstrap, mount, update, unmount } = lifecycles;
    return {
      bootstrap: named(bootstrap),
      mount: named(mount),
      update: named(update),
      unmount: named(unmount, 'leaves'),
    };
  }

  async #updateParcel(parcel: Parcel<MountProps>, props: MountProps): Promise<void> {
    // These props replace those of the mount, also when the parcel is unmounted.
    const given = { ...props, domElement: this.#options.element };
    this.#given = given;
    delete this.#update.failure;
    await parcel.update?.(given);
    if (this.#update.failure) throw toFailure(this.#update.failure, 'run');
  }

  #fail(cause: unknown): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#unmount();
    this.#options.onFailed(toFailure(cause, this.#shown ? 'run' : 'mount'));
  }

  #unmount(): void {
    const parcel = this.#parcel;
    const given = this.#given;
    this.#parcel = undefined;
    if (parcel?.getStatus() !== 'MOUNTED') return;
    void parcel
      .unmount()
      .catch(() => undefined)
      .then(() => {
        empty(given);
        empty(this.#charged);
      });
  }
}

/** Hides a failed update from single-spa, which would otherwise abandon the parcel and never unmount it. */
function withCaughtUpdates(
  { bootstrap, mount, unmount, update }: RemoteLifecycles,
  outcome: { failure?: RemoteFailure },
): ParcelConfigObject<MountProps> {
  const caughtUpdate: RemoteLifecycles['update'] = async (props) => {
    try {
      await update(props);
    } catch (cause) {
      outcome.failure = toFailure(cause, 'run');
    }
  };
  const config = { bootstrap, mount, unmount, update: caughtUpdate } as ParcelConfigObject<MountProps>;
  return Object.assign(config, { timeouts: QUIET });
}

/**
 * The timers of single-spa keep an unmounted parcel and its props in memory until they expire, so the props are
 * emptied.
 */
function empty(props: object): void {
  for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
}
