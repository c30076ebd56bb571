import type { RemoteDescriptor } from '@aimante/contract';
import * as z from 'zod';
import { ReleaseError } from '../release-error.ts';

/** `*` means all. */
const ANY = '*';

/** What a team may release. All that is not granted is refused. */
export const grantsSchema = z.strictObject({
  remotes: z.array(z.string()).min(1),
  /** A path grants all paths below it: `/products` grants `/products/:slug`. */
  pages: z.array(z.string()).default([]),
  /** Slots that its remotes offer to others. */
  offers: z.array(z.string()).default([]),
  /** Slots that its remotes fill with fragments and links. */
  fills: z.array(z.string()).default([]),
  /** Ports of the platform that its remotes provide. */
  provides: z.array(z.string()).default([]),
});

export const teamsSchema = z.record(z.string().min(1).max(80), grantsSchema);

export type Grants = z.infer<typeof grantsSchema>;
/** By name. */
export type Teams = z.infer<typeof teamsSchema>;

/** Throws one sentence that names what the team was not granted. */
export function refuseBeyondGrants(descriptor: RemoteDescriptor, team: string, grants: Grants): void {
  const { routes, slots, fragments, links, ports } = descriptor;
  const refuse = (what: string) => {
    throw new ReleaseError('NOT_DELEGATED', `${descriptor.name} ${what}: that is not granted to the team ${team}.`);
  };
  if (descriptor.team !== team) refuse(`names the team ${descriptor.team}, and belongs to ${team}`);
  const page = routes.find(({ path }) => !grants.pages.some((grant) => covers(grant, path)));
  if (page) refuse(`has the page ${page.path}`);
  const offer = slots.find((slot) => !isIn(grants.offers, slot));
  if (offer) refuse(`offers the slot ${offer}`);
  const fill = [...fragments, ...links].find(({ slot }) => !isIn(grants.fills, slot));
  if (fill) refuse(`fills the slot ${fill.slot}`);
  const port = ports.find((one) => !isIn(grants.provides, one.port));
  if (port) refuse(`provides ${port.port}`);
}

export function mayRelease(grants: Grants, remote: string): boolean {
  return isIn(grants.remotes, remote);
}

function isIn(granted: readonly string[], value: string): boolean {
  return granted.includes(ANY) || granted.includes(value);
}

function covers(grant: string, path: string): boolean {
  return grant === ANY || path === grant || path.startsWith(`${grant}/`);
}
