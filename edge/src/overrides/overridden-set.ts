import { createHash } from 'node:crypto';
import {
  descriptorSchema,
  isCompatibleContract,
  type OverriddenRemote,
  type ReleaseSet,
  type RemoteDescriptor,
} from '@aimante/contract';
import type { Override } from './overrides.ts';

export interface OverriddenSet {
  readonly set: ReleaseSet;
  readonly overridden: readonly OverriddenRemote[];
}

const TIMEOUT_MS = 1500;

/**
 * The set with some remotes replaced by their developers' builds, or with one more that was never released. A remote
 * stays as it was if its developer's server does not answer.
 */
export async function overrideSet(set: ReleaseSet, overrides: readonly Override[]): Promise<OverriddenSet> {
  const drafts = await Promise.all(overrides.map((override) => readDraft(override).catch(() => undefined)));
  const found = drafts.filter((draft) => draft !== undefined);
  const byName = new Map(found.map((draft) => [draft.name, draft]));
  const released = set.remotes.filter(({ name }) => !byName.has(name));
  const remotes = [...released, ...found];
  const overridden = overrides.map(({ remote, origin }) => ({ remote, origin, isReached: byName.has(remote) }));
  // The page cache uses the id of the set as key.
  const hash = createHash('sha256')
    .update(JSON.stringify([found, overridden]))
    .digest('hex')
    .slice(0, 12);
  return { set: { ...set, id: `${set.id}.dev-${hash}`, remotes }, overridden };
}

async function readDraft({ remote, origin }: Override): Promise<RemoteDescriptor> {
  const response = await fetch(`${origin}/remote.json`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const draft = descriptorSchema.parse(await response.json());
  const { server: _server, ...inBrowser } = draft;
  if (draft.name !== remote || !isCompatibleContract(draft.contract))
    throw new Error(`${origin} does not serve ${remote}.`);
  // Without its server entry: code under development never runs on the server.
  return inBrowser;
}
