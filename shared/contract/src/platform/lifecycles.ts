import type { AppProps } from 'single-spa';
import type { MountProps } from './platform.ts';

/** The props that single-spa passes to a lifecycle: ours and its own. */
export type LifecycleProps = MountProps & AppProps & { readonly domElement: HTMLElement };

type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/** The lifecycles that `./app` and each fragment of a remote expose. */
export interface RemoteLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly update: Lifecycle;
  readonly unmount: Lifecycle;
}

const NAMES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

export function isRemoteLifecycles(value: unknown): value is RemoteLifecycles {
  if (typeof value !== 'object' || value === null) return false;
  return NAMES.every((name) => typeof Reflect.get(value, name) === 'function');
}
