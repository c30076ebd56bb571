import { isRemoteLifecycles, type MountProps, type RemoteLifecycles } from '@aimante/contract';
import type { Parcel, ParcelConfigObject } from 'single-spa';
import { RemoteFailure, toFailure } from '../federation/remote-failure.ts';
import { withTimeout } from '../federation/with-timeout.ts';
import { mountOwned } from './mount-owned.ts';

/** Props that the shell gives anew on every navigation. */
export type HostedProps = Omit<MountProps, 'onCrash' | 'rendered'>;

export interface ParcelHostOptions {
  readonly element: HTMLElement;
  /** The element holds the server's HTML of the first props, made with this data. */
  readonly rendered?: { readonly state: unknown } | undefined;
  load(): Promise<unknown>;
  /** The piece shows what these props ask for. */
  onShown(props: HostedProps): void;
  onFailed(failure: RemoteFailure): void;
}

const MOUNT_TIMEOUT_MS = 8000;
/** This host has its own patience: single-spa need not complain before. */
const PATIENCE = { millis: MOUNT_TIMEOUT_MS, dieOnTimeout: false, warningMillis: 2 * MOUNT_TIMEOUT_MS };
const QUIET = { bootstrap: PATIENCE, mount: PATIENCE, unmount: PATIENCE, update: PATIENCE };
const RETRY_DELAYS_MS = [300, 1200];

/** Keeps one piece of a remote in one element. Props that come while it is busy wait, and only the last of them counts. */
export class ParcelHost {
  readonly #options: ParcelHostOptions;
  #wanted: HostedProps;
  #shown: HostedProps | undefined;
  #parcel: Parcel<MountProps> | undefined;
  #given: Partial<MountProps> = {};
  readonly #update: { failure?: unknown } = {};
  #isBusy = false;
  #isDisposed = false;

  constructor(options: ParcelHostOptions, props: HostedProps) {
    this.#options = options;
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
    if (this.#parcel?.update) {
      this.#given = given;
      await this.#parcel.update(given);
      if (this.#update.failure !== undefined) throw toFailure(this.#update.failure, 'run');
    } else await this.#mount(given);
    this.#shown = props;
    if (!this.#isDisposed) this.#options.onShown(props);
  }

  async #mount(props: MountProps): Promise<void> {
    const lifecycles = await this.#loadWithRetries();
    if (this.#isDisposed) return;
    const { rendered } = this.#options;
    const given = { ...(rendered && { rendered }), ...props, domElement: this.#options.element };
    this.#given = given;
    const parcel = await mountOwned(withCaughtUpdates(lifecycles, this.#update), given);
    this.#parcel = parcel;
    const mounted = withTimeout(parcel.mountPromise, MOUNT_TIMEOUT_MS, () => new Error('It did not mount in time.'));
    await mounted.catch((cause) => {
      throw toFailure(cause, 'mount');
    });
  }

  async #loadWithRetries(): Promise<RemoteLifecycles> {
    for (const delay of RETRY_DELAYS_MS) {
      try {
        return await this.#load();
      } catch (cause) {
        if (this.#isDisposed || toFailure(cause, 'load').phase === 'contract') throw cause;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return this.#load();
  }

  async #load(): Promise<RemoteLifecycles> {
    const module = await this.#options.load();
    if (isRemoteLifecycles(module)) return module;
    throw new RemoteFailure('contract', 'It exposes no lifecycles.');
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
      .then(() => empty(given));
  }
}

/** single-spa gives up on a parcel whose update fails, and could never unmount it: it does not hear of it. */
function withCaughtUpdates(
  { bootstrap, mount, unmount, update }: RemoteLifecycles,
  outcome: { failure?: unknown },
): ParcelConfigObject<MountProps> {
  const caughtUpdate: RemoteLifecycles['update'] = (props) =>
    update(props).catch((cause) => {
      outcome.failure = cause;
    });
  const config = { bootstrap, mount, unmount, update: caughtUpdate } as ParcelConfigObject<MountProps>;
  return Object.assign(config, { timeouts: QUIET });
}

/** The timers of single-spa hold a parcel and its props for as long as it might have waited, however long it is gone. */
function empty(props: object): void {
  for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
}
