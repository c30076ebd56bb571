import { Select, Switch, TextArea, TextField } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { EditForm } from '../use-edit-form.ts';
import type { FieldSpec } from './field-spec.ts';
import styles from './form-fields.module.css';
import { useTypedText } from './use-typed-text.ts';

interface FormFieldsProps {
  readonly form: EditForm;
  /** Default: all fields of the form. */
  readonly specs?: readonly FieldSpec[];
}

export function FormFields({ form, specs = form.specs }: FormFieldsProps) {
  return (
    <div className={styles.fields}>
      {specs.map((spec) => (
        <div
          key={spec.name}
          className={styles.field}
          data-changed={form.changed.some(({ name }) => name === spec.name) || undefined}
          data-wide={spec.isWide || spec.kind === 'area' || spec.kind === 'lines' || undefined}
        >
          <FormField form={form} spec={spec} />
        </div>
      ))}
    </div>
  );
}

const inputTypes: Readonly<Record<string, string>> = { moment: 'datetime-local', day: 'date', password: 'password' };

function FormField({ form, spec }: { form: EditForm; spec: FieldSpec }): ReactNode {
  const { name, label, kind = 'text', help } = spec;
  const { field, fieldState } = useController({ name, control: form.control });
  const value: unknown = field.value;
  const shown = useTypedText(spec.kind, value);
  const error = fieldState.error?.message;
  if (spec.input) return spec.input({ label, value, error, onChange: field.onChange, ref: field.ref });
  if (kind === 'switch')
    return (
      <Switch
        label={label}
        help={help}
        size="desk"
        ref={field.ref}
        checked={value === true}
        disabled={spec.isDisabled}
        onChange={(event) => field.onChange(event.target.checked)}
      />
    );
  const shared = {
    name,
    label,
    help,
    error,
    size: 'desk' as const,
    required: form.isRequired(name),
    disabled: spec.isDisabled,
    lang: spec.lang,
    ref: field.ref,
    value: shown.text,
    onChange: (event: { target: { value: string } }) => field.onChange(shown.read(event.target.value)),
  };
  if (kind === 'area' || kind === 'lines') return <TextArea {...shared} rows={4} />;
  if (kind === 'select')
    return (
      <Select {...shared}>
        {(spec.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  return (
    <TextField
      {...shared}
      type={inputTypes[kind] ?? 'text'}
      inputMode={kind === 'euros' || kind === 'cents' ? 'decimal' : kind === 'number' ? 'numeric' : undefined}
      autoComplete={kind === 'password' ? 'current-password' : 'off'}
      end={spec.unit}
    />
  );
}
