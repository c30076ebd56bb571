import { isConflict } from '@aimante/remote/data';
import { useEffect, useRef, useState } from 'react';
import { type Merge, mergeVersions } from './merge.ts';
import type { Draft, DraftValues } from './use-draft.ts';

export type Side = 'mine' | 'theirs';

export interface Conflict<Name extends string> {
  readonly state: 'none' | 'loading' | 'failed' | 'ready';
  readonly merge: Merge<Name>;
  readonly mine: DraftValues<Name>;
  readonly chosen: Readonly<Partial<Record<Name, Side>>>;
  readonly choose: (name: Name, side: Side) => void;
  /** Conflicting fields without a choice. */
  readonly open: readonly Name[];
  /** Error of loading the saved version. */
  readonly failure: unknown;
  readonly load: () => void;
  /** Focuses the first conflicting field without a choice. */
  readonly focusOpen: () => void;
}

interface Start<Name extends string> {
  readonly base: DraftValues<Name>;
  readonly mine: DraftValues<Name>;
}

/** Handles a save that met a newer version: loads it and merges it with the draft, field by field. */
export function useConflict<Name extends string>(
  draft: Draft<Name>,
  error: unknown,
  onReload: (() => Promise<void>) | undefined,
): Conflict<Name> {
  const [start, setStart] = useState<Start<Name>>();
  const [state, setState] = useState<Conflict<Name>['state']>('none');
  const [failure, setFailure] = useState<unknown>();
  const [chosen, setChosen] = useState<Partial<Record<Name, Side>>>({});
  const handled = useRef<unknown>(undefined);

  async function load() {
    if (!onReload) return;
    setState('loading');
    setStart({ base: draft.saved, mine: draft.values });
    setChosen({});
    try {
      await onReload();
      setState('ready');
    } catch (cause) {
      setFailure(cause);
      setState('failed');
    }
  }
  // Each failed save has its own error object, so each is handled once.
  useEffect(() => {
    if (!isConflict(error) || handled.current === error) return;
    handled.current = error;
    void load();
  });

  const merge =
    start && state === 'ready'
      ? mergeVersions({ ...start, theirs: draft.saved })
      : { taken: [], kept: [], conflicts: [] };
  const isOpen = (name: Name) => {
    const value = draft.values[name];
    const isWrittenAnew = value !== start?.mine[name] && value !== draft.saved[name];
    return chosen[name] === undefined && !isWrittenAnew;
  };
  return {
    state,
    merge,
    mine: start?.mine ?? draft.values,
    chosen,
    choose: (name, side) => {
      setChosen((before) => ({ ...before, [name]: side }));
      if (start) draft.set(name, side === 'mine' ? start.mine[name] : draft.saved[name]);
    },
    open: merge.conflicts.filter(isOpen),
    failure,
    load: () => void load(),
    focusOpen: () => document.querySelector<HTMLElement>('[data-conflict] input')?.focus(),
  };
}
