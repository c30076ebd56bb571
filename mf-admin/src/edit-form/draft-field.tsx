import { Select, Switch, TextArea, TextField } from '@aimante/ui';
import type { ReactNode } from 'react';
import styles from './draft-field.module.css';
import type { Draft } from './use-draft.ts';

export interface CustomInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export interface FieldSpec<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly kind?: 'text' | 'area' | 'amount' | 'number' | 'select' | 'switch' | 'moment' | 'day' | 'code' | 'password';
  readonly help?: string;
  readonly unit?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  /** Spans the full width. */
  readonly isWide?: boolean;
  readonly lang?: 'fr' | 'en';
  readonly isDisabled?: boolean;
  /** Custom input for a value that is more than a text. */
  readonly input?: (props: CustomInputProps) => ReactNode;
  /** Text of a value that is shown but not edited. */
  readonly show?: (value: string) => string;
  /** Message for an invalid value. */
  readonly fault?: (value: string) => string | undefined;
}

const inputTypes = { moment: 'datetime-local', day: 'date', password: 'password' } as const;

/** One field of a draft. An amber edge marks a changed value. */
export function DraftField<Name extends string>({ draft, spec }: { draft: Draft<Name>; spec: FieldSpec<Name> }) {
  const { name, label, kind = 'text', help } = spec;
  const value = draft.values[name];
  const wrap = (field: ReactNode) => (
    <div
      className={styles.field}
      data-changed={draft.changed.includes(name) || undefined}
      data-wide={spec.isWide || kind === 'area' || undefined}
    >
      {field}
    </div>
  );
  if (spec.input)
    return wrap(
      spec.input({
        label,
        value: String(value),
        error: draft.errors[name],
        onChange: (next) => draft.set(name, next),
      }),
    );
  if (kind === 'switch')
    return wrap(
      <Switch
        label={label}
        help={help}
        size="desk"
        checked={value === true}
        disabled={spec.isDisabled}
        onChange={(event) => draft.set(name, event.target.checked)}
      />,
    );
  const shared = {
    name,
    label,
    help,
    size: 'desk' as const,
    error: draft.errors[name],
    required: spec.isRequired,
    disabled: spec.isDisabled,
    lang: spec.lang,
    value: String(value),
    onChange: (event: { target: { value: string } }) => draft.set(name, event.target.value),
  };
  if (kind === 'area') return wrap(<TextArea {...shared} rows={4} maxLength={spec.maxLength} />);
  if (kind === 'select')
    return wrap(
      <Select {...shared}>
        {(spec.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>,
    );
  return wrap(
    <TextField
      {...shared}
      type={kind in inputTypes ? inputTypes[kind as keyof typeof inputTypes] : 'text'}
      inputMode={kind === 'amount' ? 'decimal' : kind === 'number' ? 'numeric' : undefined}
      maxLength={spec.maxLength}
      autoComplete={kind === 'password' ? 'current-password' : 'off'}
      end={spec.unit}
    />,
  );
}

/** Fields side by side if there is room. */
export function DraftFields<Name extends string>(props: { draft: Draft<Name>; specs: readonly FieldSpec<Name>[] }) {
  return (
    <div className={styles.fields}>
      {props.specs.map((spec) => (
        <DraftField key={spec.name} draft={props.draft} spec={spec} />
      ))}
    </div>
  );
}
