import { isDeepStrictEqual } from 'node:util';
import { ReleaseError } from '../release-error.ts';
import { labelOf } from '../release-store.ts';
import { ownerOf, type Trust } from '../trust/trust.ts';
import type { SignedState } from './channel-log.ts';
import type { ChannelState } from './channel-state.ts';

/** Bounds what one stolen key can do to the numbers of the log. */
const MOST_NUMBERS = 1000;

/** The remotes of which something differs between two states. */
export function changedRemotes(
  before: ChannelState | undefined,
  after: Omit<ChannelState, 'stable' | 'tiers'>,
): string[] {
  const names = new Set([before, after].flatMap((state) => (state ? namesOf(state) : [])));
  return [...names].filter((name) => !isDeepStrictEqual(partOf(before, name), partOf(after, name)));
}

/** Whether a state may follow another: the signer may change each remote that it changes, and nothing comes back. */
export function refuseTransition(before: SignedState | undefined, after: SignedState, trust: Trust): void {
  refuseDisorder(before, after.value);
  refuseSigner(before?.value, after, trust);
  if (before) refuseReturn(before.value, after.value);
}

function refuseDisorder(before: SignedState | undefined, next: ChannelState): void {
  if (next.previous !== (before?.digest ?? null)) throw refused(next, 'it does not follow the state before');
  if (!before) return;
  const { number, trust } = before.value;
  if (next.number <= number || next.number > number + MOST_NUMBERS) throw refused(next, 'its number is out of order');
  if (next.trust.root < trust.root || next.trust.targets < trust.targets)
    throw refused(next, 'it returns to older trust documents');
}

function refuseSigner(former: ChannelState | undefined, { value: next, signedBy }: SignedState, trust: Trust): void {
  const isSigned = (keyIds: readonly string[]) => signedBy.some((keyId) => keyIds.includes(keyId));
  const isOperator = isSigned(trust.operations);
  if (!isOperator && !trust.teams.some(({ keyIds }) => isSigned(keyIds)))
    throw refused(next, 'no team has signed it', 'SIGNATURE_INVALID');
  for (const name of changedRemotes(former, next)) {
    const team = ownerOf(trust, name);
    if (!isOperator && !isSigned(team?.keyIds ?? []))
      throw refused(next, `it changes ${name}, which belongs to ${team?.name ?? 'no team'}`, 'NOT_DELEGATED');
  }
}

function refuseReturn(former: ChannelState, next: ChannelState): void {
  const kept = new Set(next.killed.map(labelOf));
  const revived = former.killed.find((release) => !kept.has(labelOf(release)));
  if (revived) throw refused(next, `it forgets that ${labelOf(revived)} was killed`);
  const exchanged = Object.keys(next.digests).find(
    (label) => former.digests[label] !== undefined && former.digests[label] !== next.digests[label],
  );
  if (exchanged) throw refused(next, `it exchanges ${exchanged}`);
}

function namesOf({ live, canaries, stopped, killed }: Parts): string[] {
  return [...Object.keys(live), ...[...canaries, ...stopped, ...killed].map(({ name }) => name)];
}

type Parts = Pick<ChannelState, 'live' | 'canaries' | 'stopped' | 'killed'>;

function partOf(state: Parts | undefined, name: string) {
  const of = <T extends { readonly name: string }>(list: readonly T[] = []) => list.filter((one) => one.name === name);
  return [state?.live[name], of(state?.canaries), of(state?.stopped), of(state?.killed)];
}

function refused(
  { number }: ChannelState,
  why: string,
  code: 'DOCUMENT_INVALID' | 'NOT_DELEGATED' | 'SIGNATURE_INVALID' = 'DOCUMENT_INVALID',
) {
  return new ReleaseError(code, `State ${number} is refused: ${why}.`);
}
