import { LOCALES, type Locale, type RemoteDescriptor, type RouteAccess } from '@aimante/contract';
import { SHELL } from '../release-store.ts';
import type { Candidate } from './rehearsal.ts';

/** The role of a visitor that may open a page. */
export type Role = 'none' | 'customer' | 'admin';

export interface Place {
  readonly path: string;
  /** Slots that this page of another remote may have. Without them, the page is the candidate's own. */
  readonly slots?: readonly string[];
}

/** The pages that one tab opens, one after the other. */
export interface Tour {
  readonly locale: Locale;
  readonly role: Role;
  readonly places: readonly Place[];
  /** Fragments in slots of the layout, which every page shows. */
  readonly layoutFragments: number;
}

const ROLES: Readonly<Record<RouteAccess, Role>> = {
  public: 'none',
  'visitor-only': 'none',
  login: 'customer',
  admin: 'admin',
};

/** Every page and fragment of the candidate, in both languages: one tour for each language and role. */
export function planTours({ descriptor, live }: Candidate, examples: readonly string[]): Tour[] {
  const others = live?.remotes.filter(({ name }) => name !== descriptor.name) ?? [];
  const layoutSlots = new Set(live?.shell.slots);
  const inLayout = descriptor.fragments.filter(({ slot }) => layoutSlots.has(slot));
  const inPages = descriptor.fragments.filter(({ slot }) => !layoutSlots.has(slot));
  const visits = [
    ...descriptor.routes.map(({ path, access }) => ({ role: ROLES[access], path: addressOf(path, examples) })),
    ...hostsOf(new Set(inPages.map(({ slot }) => slot)), [...others, descriptor], examples),
  ];
  const roles = [...new Set(visits.map(({ role }) => role))];
  return LOCALES.flatMap((locale) =>
    roles.map((role) => ({
      locale,
      role,
      places: visits.filter((visit) => visit.role === role),
      layoutFragments: descriptor.name === SHELL ? 0 : inLayout.length,
    })),
  );
}

/** The most pages of one remote in which the rehearsal looks for a slot. Those about one item come first. */
const MOST_HOSTS = 8;

/** No descriptor says which page has a slot, so any page of the remote that offers it may. */
function hostsOf(wanted: ReadonlySet<string>, remotes: readonly RemoteDescriptor[], examples: readonly string[]) {
  return remotes.flatMap(({ slots: offered, routes }) => {
    const slots = offered.filter((slot) => wanted.has(slot));
    if (slots.length === 0) return [];
    const aboutItems = routes.filter(({ path }) => path.includes(':'));
    const hosts = [...aboutItems, ...routes.filter((route) => !aboutItems.includes(route))].slice(0, MOST_HOSTS);
    return hosts.map(({ path, access }) => ({ slots, role: ROLES[access], path: addressOf(path, examples) }));
  });
}

/** An address of the sitemap that the route matches. Otherwise one of an item that does not exist. */
function addressOf(path: string, examples: readonly string[]): string {
  if (!path.includes(':')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`);
  return examples.find((example) => pattern.test(example)) ?? path.replaceAll(/:[a-zA-Z]+/g, 'rehearsal');
}
