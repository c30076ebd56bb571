import type { PropTypes, RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseName } from '../release-store.ts';

/** Claims that must be unique in a set, by their verb in the error message. */
const CLAIMS: Readonly<Record<string, (remote: RemoteDescriptor) => readonly string[]>> = {
  'offer the slot': ({ slots }) => slots,
  provide: ({ ports }) => ports.map(({ port }) => port),
  'register the container': ({ container }) => [container],
};

/** Checks a candidate against the other remotes before it is released: two remotes may not claim the same thing. */
export function refuseConflicts(remotes: readonly RemoteDescriptor[]): void {
  refuseSharedAddresses(remotes);
  for (const [verb, claimsOf] of Object.entries(CLAIMS)) {
    const owners = new Map<string, string>();
    for (const remote of remotes) {
      for (const claim of claimsOf(remote)) {
        const owner = owners.get(claim);
        if (owner) throw conflict(`${owner} and ${remote.name} both ${verb} ${claim}`);
        owners.set(claim, remote.name);
      }
    }
  }
}

/** `/products/magnet` of one remote would take a page from `/products/:slug` of another. */
function refuseSharedAddresses(remotes: readonly RemoteDescriptor[]): void {
  const pages = remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })));
  for (const [index, page] of pages.entries()) {
    const rival = pages.slice(0, index).find(({ name, path }) => name !== page.name && overlap(path, page.path));
    if (!rival) continue;
    const addresses = rival.path === page.path ? page.path : `${rival.path} and ${page.path}`;
    throw conflict(`${rival.name} and ${page.name} both answer to ${addresses}`);
  }
}

function overlap(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')];
  const isOpen = (part = '') => part.startsWith(':');
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || isOpen(part) || isOpen(others[index]))
  );
}

/** Checks the slots that new releases fill. An older release may fill a slot that its offering remote dropped. */
export function refuseUnknownSlots(descriptors: readonly RemoteDescriptor[], fresh: readonly ReleaseName[]): void {
  const offered = descriptors.flatMap(({ slots }) => slots);
  for (const { name, version, fragments, links } of descriptors) {
    if (!fresh.some((release) => release.name === name && release.version === version)) continue;
    const unknown = [...fragments, ...links].find(({ slot }) => !offered.includes(slot));
    if (!unknown) continue;
    const known = offered.length > 0 ? `Offered are ${offered.sort().join(', ')}.` : 'No slot is offered.';
    throw new ReleaseError('SLOT_UNKNOWN', `${name} fills the slot ${unknown.slot}, which does not exist. ${known}`);
  }
}

/** Checks what fragments need against what their slots give, where either release is new. */
export function refuseWrongProps(descriptors: readonly RemoteDescriptor[], fresh: readonly ReleaseName[]): void {
  const isFresh = ({ name, version }: RemoteDescriptor) =>
    fresh.some((release) => release.name === name && release.version === version);
  for (const owner of descriptors) {
    for (const user of descriptors.filter((each) => isFresh(each) || isFresh(owner))) {
      for (const { slot, props = {} } of user.fragments) {
        const given = owner.slots.includes(slot) ? owner.slotProps?.[slot] : undefined;
        const lacking = Object.entries(props).filter(([key, type]) => given && given[key] !== type);
        if (!given || lacking.length === 0) continue;
        const needed = propsText(Object.fromEntries(lacking));
        const place = `the slot ${slot} of ${owner.name}, which gives ${propsText(given)}`;
        throw conflict(`${user.name} needs ${needed} from ${place}`);
      }
    }
  }
}

/** `productId (string)`. */
export function propsText(props: PropTypes): string {
  const texts = Object.entries(props).map(([key, type]) => `${key} (${type})`);
  return texts.join(', ') || 'no props';
}

function conflict(what: string): ReleaseError {
  return new ReleaseError('SET_CONFLICT', `These releases are not compatible: ${what}.`);
}
