import { type BrowserRemote, type Locale, localizePath } from '@aimante/contract';

export interface SlotLink {
  readonly key: string;
  /** The address in the given language. */
  readonly to: string;
  readonly label: string;
  readonly isHome: boolean;
}

/** The links that remotes contribute to a slot, sorted by their order and then by the name of the remote. */
export function linksIn(remotes: readonly BrowserRemote[], slot: string, locale: Locale): SlotLink[] {
  const links = remotes.flatMap((remote) =>
    remote.links.filter((link) => link.slot === slot).map((link) => ({ remote, link })),
  );
  return links
    .sort((a, b) => a.link.order - b.link.order || (a.remote.name < b.remote.name ? -1 : 1))
    .flatMap(({ remote, link }) => {
      const path = remote.routes.find(({ id }) => id === link.page)?.path;
      if (!path) return [];
      const to = localizePath(link.hash ? `${path}#${link.hash}` : path, locale);
      return [{ key: `${remote.name} ${to}`, to, label: link.label[locale], isHome: path === '/' }];
    });
}
