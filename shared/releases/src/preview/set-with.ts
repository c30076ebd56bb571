import { createHash } from 'node:crypto';
import { isCompatibleContract, type ReleaseSet, type RemoteDescriptor } from '@aimante/contract';
import { refuseConflicts, refuseUnknownSlots, refuseWrongProps } from '../channel/coherent-set.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, SHELL } from '../release-store.ts';

/** A set with these releases in place of its own, or in addition. Throws when they are not compatible. */
export function setWith(set: ReleaseSet, releases: readonly RemoteDescriptor[]): ReleaseSet {
  const isReplaced = ({ name }: RemoteDescriptor) => releases.some((release) => release.name === name);
  const shell = releases.find(({ name }) => name === SHELL) ?? set.shell;
  const added = releases.filter(({ name }) => name !== SHELL);
  const remotes = [...set.remotes.filter((remote) => !isReplaced(remote)), ...added].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const foreign = remotes.find(({ contract }) => !isCompatibleContract(contract, shell.contract));
  if (foreign)
    throw new ReleaseError(
      'CONTRACT_INCOMPATIBLE',
      `${labelOf(foreign)} needs contract ${foreign.contract}, and ${labelOf(shell)} has ${shell.contract}.`,
    );
  refuseConflicts(remotes);
  refuseUnknownSlots([shell, ...remotes], releases);
  refuseWrongProps([shell, ...remotes], releases);
  const stopped = set.stopped.filter(({ name }) => !releases.some((release) => release.name === name));
  const labels = [shell, ...remotes].map(labelOf).join('\n');
  const hash = createHash('sha256').update(labels).digest('hex').slice(0, 12);
  return { ...set, id: `${set.id}.with-${hash}`, shell, remotes, stopped };
}
