import type { MountProps } from '@aimante/contract';
import { type AppProps, mountRootParcel, type Parcel, type ParcelConfig, type ParcelConfigObject } from 'single-spa';

type MountParcel = AppProps['mountParcel'];

let owner: Promise<MountParcel> | undefined;

/**
 * Mounts a parcel below one of ours that stays. single-spa forgets an unmounted parcel only when it has a parent: a root
 * parcel keeps its element and its props for as long as the tab lives.
 */
export async function mountOwned(
  config: ParcelConfigObject<MountProps>,
  props: MountProps & { domElement: HTMLElement },
): Promise<Parcel<MountProps>> {
  owner ??= createOwner();
  const mountParcel = await owner;
  return mountParcel(config as ParcelConfig, props) as Parcel<MountProps>;
}

function createOwner(): Promise<MountParcel> {
  return new Promise((resolve) => {
    const nothing = async () => undefined;
    const mount = async ({ mountParcel }: AppProps) => resolve(mountParcel);
    mountRootParcel({ name: 'shell', bootstrap: nothing, mount, unmount: nothing }, { domElement: document.body });
  });
}
