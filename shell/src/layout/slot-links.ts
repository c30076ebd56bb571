import type { BrowserRemote, SlotLink } from '@aimante/contract';

/** The links that remotes contribute to a slot, sorted by their order and then by the name of the remote. */
export function linksIn(remotes: readonly BrowserRemote[], slot: string): SlotLink[] {
  const links = remotes.flatMap((remote) =>
    remote.links.filter((link) => link.slot === slot).map((link) => ({ remote, link })),
  );
  return links
    .sort((a, b) => a.link.order - b.link.order || (a.remote.name < b.remote.name ? -1 : 1))
    .flatMap(({ remote, link: { page, hash, label } }) => {
      const path = remote.routes.find(({ id }) => id === page)?.path;
      return path ? [{ remote: remote.name, page, path: hash ? `${path}#${hash}` : path, label }] : [];
    });
}
