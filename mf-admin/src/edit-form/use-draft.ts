import { useState } from 'react';

export type DraftValues<Name extends string> = Readonly<Record<Name, string | boolean>>;

export interface Draft<Name extends string> {
  readonly values: DraftValues<Name>;
  readonly set: (name: Name, value: string | boolean) => void;
  /** Fields that differ from what is saved. */
  readonly changed: readonly Name[];
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly setErrors: (errors: Partial<Record<Name, string>>) => void;
  readonly reset: () => void;
  readonly text: (name: Name) => string;
  readonly flag: (name: Name) => boolean;
}

/** A form over what is saved: knows what was changed. `key` the component by the version to begin anew. */
export function useDraft<Name extends string>(saved: DraftValues<Name>): Draft<Name> {
  const [values, setValues] = useState(saved);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const names = Object.keys(saved) as Name[];
  return {
    values,
    errors,
    setErrors,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    changed: names.filter((name) => values[name] !== saved[name]),
    reset: () => {
      setValues(saved);
      setErrors({});
    },
    text: (name) => String(values[name]).trim(),
    flag: (name) => values[name] === true,
  };
}
