import type { MountProps } from './platform.ts';

type Lifecycle = (props: MountProps & { domElement: HTMLElement }) => Promise<unknown>;

/** What `./app` and each fragment of a remote expose. */
export interface RemoteLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly update: Lifecycle;
  readonly unmount: Lifecycle;
}

const NAMES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

export function isRemoteLifecycles(value: unknown): value is RemoteLifecycles {
  if (typeof value !== 'object' || value === null) return false;
  return NAMES.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');
}
