import type { MountProps } from '@aimante/contract';
import { type AppProps, mountRootParcel, type Parcel, type ParcelConfigObject } from 'single-spa';

type OwnedProps = MountProps & { domElement: HTMLElement };
type MountParcel = (config: ParcelConfigObject<MountProps>, props: OwnedProps) => Parcel<MountProps>;

let owner: Promise<MountParcel> | undefined;

/**
 * Mounts a parcel below a parcel of the shell that is never unmounted. single-spa forgets an unmounted parcel only when
 * it has a parent: a root parcel keeps its element and its props for the lifetime of the tab.
 */
export async function mountOwned(
  config: ParcelConfigObject<MountProps>,
  props: OwnedProps,
): Promise<Parcel<MountProps>> {
  owner ??= createOwner();
  const mountParcel = await owner;
  return mountParcel(config, props);
}

function createOwner(): Promise<MountParcel> {
  return new Promise((resolve) => {
    const nothing = async () => undefined;
    const mount = async ({ mountParcel }: AppProps) => resolve(mountParcel as MountParcel);
    mountRootParcel({ name: 'shell', bootstrap: nothing, mount, unmount: nothing }, { domElement: document.body });
  });
}
