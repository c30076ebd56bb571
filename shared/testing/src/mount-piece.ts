import {
  type LifecycleProps,
  localizePath,
  type MountedPage,
  type RemoteLifecycles,
  type SlotData,
} from '@aimante/contract';
import { configure, getConfig } from '@testing-library/dom';
import { createFakePlatform, type FakePlatform, type FakePlatformOptions } from './fake-platform.ts';

export interface MountOptions extends FakePlatformOptions {
  /** The path without language prefix. Default: `/`. */
  readonly path?: string;
  readonly page?: MountedPage;
  /** The props that a slot gives to the fragment. */
  readonly slotProps?: SlotData;
}

export interface MountedPiece extends FakePlatform {
  readonly element: HTMLElement;
  readonly crashes: unknown[];
  /** Navigates as the shell does: a new location, and its page. */
  goTo(path: string, page?: MountedPage): Promise<void>;
  unmount(): Promise<void>;
}

// The default of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 5000 });

let mounted = 0;

/** Runs a remote alone, with the same lifecycles that the shell calls. */
export async function mountPiece(lifecycles: RemoteLifecycles, options: MountOptions = {}): Promise<MountedPiece> {
  const { path = '/', page, slotProps, locale = 'fr' } = options;
  const fake = createFakePlatform(options);
  const element = document.body.appendChild(document.createElement('div'));
  const crashes: unknown[] = [];
  mounted += 1;
  const fixed = {
    platform: fake.platform,
    domElement: element,
    piece: `test/${mounted}`,
    name: `piece-${mounted}`,
    singleSpa: {},
    mountParcel: () => {
      throw new Error('A remote mounts no parcels of its own.');
    },
    onCrash: (cause: unknown) => void crashes.push(cause),
    ...(slotProps && { slotProps }),
  };
  const props = (at: string, shown?: MountedPage): LifecycleProps => ({
    ...fixed,
    location: toLocation(localizePath(at, locale)),
    ...(shown && { page: shown }),
  });

  await lifecycles.bootstrap(props(path, page));
  await settled(() => lifecycles.mount(props(path, page)));
  return {
    ...fake,
    element,
    crashes,
    goTo: (at, shown = page) => settled(() => lifecycles.update(props(at, shown))),
    unmount: () => settled(() => lifecycles.unmount(props(path, page))),
  };
}

/** A lifecycle waits for React's own scheduler, which must run meanwhile, as in a browser. */
async function settled(lifecycle: () => Promise<unknown>): Promise<void> {
  await getConfig().asyncWrapper(lifecycle);
}

function toLocation(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://site.test');
  return { pathname, search, hash, state: null, key: address };
}
