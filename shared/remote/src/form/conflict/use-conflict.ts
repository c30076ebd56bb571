import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { isSame, type Merge, mergeVersions } from './merge.ts';

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
  /** The merged version is saved. */
  readonly close: () => void;
  readonly focusOpen: () => void;
}

export interface MergedField {
  readonly name: string;
  readonly label: string;
  readonly lang?: 'fr' | 'en';
}

interface ConflictOptions<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly fields: readonly MergedField[];
  /** The saved values of the form. */
  readonly saved: Input;
  /** Loads the saved version, so that `saved` refers to it. */
  readonly onReload: (() => Promise<void>) | undefined;
}

/**
 * Handles a save that met a newer version: loads it and merges it with the form, field by field. A field that is not
 * changed shows a newer saved version as soon as there is one.
 */
export function useConflict<Input extends FieldValues, Output>(options: ConflictOptions<Input, Output>): Conflict {
  const { form, fields, saved, onReload } = options;
  useRebase(options);
  const [start, setStart] = useState<{ base: FieldValues; mine: FieldValues }>({ base: saved, mine: saved });
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
  const merge = mergeVersions({ ...start, theirs: saved, names: isMerging ? fields.map(({ name }) => name) : [] });
  const versionOf = (name: string, side: Side): unknown => get(side === 'mine' ? start.mine : saved, name);
  const isOpen = (name: string) => {
    const value: unknown = form.watch(name as FieldPath<Input>);
    return !(chosen[name] || (!isSame(value, versionOf(name, 'mine')) && !isSame(value, versionOf(name, 'theirs'))));
  };
  return {
    state,
    merge,
    versionOf,
    chosen,
    choose: (name, side) => {
      setChosen((before) => ({ ...before, [name]: side }));
      write(form, name, versionOf(name, side));
    },
    open: merge.conflicts.filter(isOpen),
    failure,
    load,
    close: () => setState('none'),
    focusOpen: () => document.querySelector<HTMLElement>('[data-conflict] input')?.focus(),
  };
}

/** Keeps what was typed on top of a newer saved version. */
function useRebase<Input extends FieldValues, Output>({ form, fields, saved }: ConflictOptions<Input, Output>): void {
  const base = useRef(saved);
  const { dirtyFields } = form.formState;
  useEffect(() => {
    if (isSame(base.current, saved)) return;
    base.current = saved;
    const values = form.getValues();
    const typed = fields.filter(({ name }) => Boolean(get(dirtyFields, name)));
    form.reset(saved);
    for (const { name } of typed) write(form, name, get(values, name));
  });
}

function write<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string,
  value: unknown,
): void {
  const path = name as FieldPath<Input>;
  form.setValue(path, value as FieldPathValue<Input, typeof path>, { shouldDirty: true });
}
