import type { RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';

/** Claims that must be unique in a set, by their verb in the error message. */
const CLAIMS: Readonly<Record<string, (remote: RemoteDescriptor) => readonly string[]>> = {
  'answer to': ({ routes }) => routes.map(({ path }) => path.replace(/:[^/]+/g, ':…')),
  fill: ({ fragments }) => fragments.map(({ slot }) => slot),
  provide: ({ ports }) => ports.map(({ port }) => port),
  'register the container': ({ container }) => [container],
};

/** Checks a candidate against the other remotes before it is released: two remotes may not claim the same thing. */
export function refuseConflicts(remotes: readonly RemoteDescriptor[]): void {
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

function conflict(what: string): ReleaseError {
  return new ReleaseError('SET_CONFLICT', `These releases do not go together: ${what}.`);
}
