import {
  type BrowserRemote,
  type MountedPage,
  matchRoute,
  type PageLocation,
  type SlotData,
  splitLocale,
} from '@aimante/contract';

/** The content of one box of the page: a page of a remote, or a fragment. */
export interface Piece {
  readonly remote: BrowserRemote;
  readonly expose: string;
  readonly location: PageLocation;
  readonly page?: MountedPage;
  readonly slotProps?: SlotData;
}

/** Whether this release also has the piece. A page that a later release added is missing from it. */
export function canShow(release: BrowserRemote, { expose, page, location }: Omit<Piece, 'remote'>): boolean {
  if (!release.exposes[expose]) return false;
  return !page || matchRoute(release.routes, splitLocale(location.pathname).path)?.route.id === page.id;
}

export function filesOf({ remote, expose, page }: Piece): string[] {
  const route = page && remote.routes.find(({ id }) => id === page.id);
  const assets = [remote.exposes[expose], route?.assets];
  return [...new Set([remote.entry, ...assets.flatMap((some) => (some ? [...some.js, ...some.css] : []))])];
}
