import { useState } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { isSame } from '../body.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { type Merge, mergeVersions } from './merge.ts';

export type Side = 'mine' | 'theirs';

export interface Conflict {
  readonly state: 'none' | 'loading' | 'failed' | 'ready';
  readonly merge: Merge;
  readonly versionOf: (name: string, side: Side) => unknown;
  readonly chosen: Readonly<Record<string, Side>>;
  readonly choose: (name: string, side: Side) => void;
  /** Conflicting fields without a choice. */
  readonly open: readonly string[];
  /** Error of loading the saved version. */
  readonly failure: unknown;
  readonly load: () => Promise<void>;
  readonly focusOpen: () => void;
}

interface ConflictOptions {
  readonly form: UseFormReturn;
  readonly specs: readonly FieldSpec[];
  readonly saved: FieldValues;
  readonly onReload: (() => Promise<void>) | undefined;
}

/** Handles a save that met a newer version: loads it and merges it with the form, field by field. */
export function useConflict({ form, specs, saved, onReload }: ConflictOptions): Conflict {
  const [start, setStart] = useState({ base: saved, mine: saved });
  const [state, setState] = useState<Conflict['state']>('none');
  const [failure, setFailure] = useState<unknown>();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});

  async function load() {
    setState('loading');
    setStart({ base: saved, mine: structuredClone(form.getValues()) });
    setChosen({});
    try {
      await onReload?.();
      setState('ready');
    } catch (cause) {
      setFailure(cause);
      setState('failed');
    }
  }

  const isMerging = state === 'ready';
  const merge = mergeVersions({ ...start, theirs: saved, names: isMerging ? specs.map(({ name }) => name) : [] });
  const versionOf = (name: string, side: Side): unknown => get(side === 'mine' ? start.mine : saved, name);
  const isOpen = (name: string) => {
    const value: unknown = form.watch(name);
    return !(chosen[name] || (!isSame(value, versionOf(name, 'mine')) && !isSame(value, versionOf(name, 'theirs'))));
  };
  return {
    state,
    merge,
    versionOf,
    chosen,
    choose: (name, side) => {
      setChosen((before) => ({ ...before, [name]: side }));
      form.setValue(name, versionOf(name, side), { shouldDirty: true });
    },
    open: merge.conflicts.filter(isOpen),
    failure,
    load,
    focusOpen: () => document.querySelector<HTMLElement>('[data-conflict] input')?.focus(),
  };
}
