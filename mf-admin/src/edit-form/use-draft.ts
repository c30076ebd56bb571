import { useState } from 'react';

export type DraftValues<Name extends string> = Readonly<Record<Name, string | boolean>>;

export interface Draft<Name extends string> {
  /** The saved values, overlaid with the typed ones. */
  readonly values: DraftValues<Name>;
  readonly saved: DraftValues<Name>;
  readonly set: (name: Name, value: string | boolean) => void;
  /** Fields that differ from the saved values. */
  readonly changed: readonly Name[];
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly setErrors: (errors: Partial<Record<Name, string>>) => void;
  readonly reset: () => void;
  readonly text: (name: Name) => string;
  readonly flag: (name: Name) => boolean;
}

/** A form on top of saved values. Only typed values are stored, so the other fields show a newer saved version. */
export function useDraft<Name extends string>(saved: DraftValues<Name>): Draft<Name> {
  const [typed, setTyped] = useState<Partial<Record<Name, string | boolean>>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const names = Object.keys(saved) as Name[];
  const values: DraftValues<Name> = { ...saved, ...typed };
  return {
    values,
    saved,
    errors,
    setErrors,
    set: (name, value) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    changed: names.filter((name) => values[name] !== saved[name]),
    reset: () => {
      setTyped({});
      setErrors({});
    },
    text: (name) => String(values[name]).trim(),
    flag: (name) => values[name] === true,
  };
}
