import { useLocale } from '@aimante/remote';
import { isSame } from '@aimante/remote/form';
import { Select, Switch, TextArea, TextField } from '@aimante/ui';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import type { EditForm } from '../use-edit-form.ts';
import { codecOf } from './field-kinds.ts';
import type { FieldSpec } from './field-spec.ts';
import styles from './form-fields.module.css';

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
  const shown = useShownText(spec, value);
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

/** The text of a field stays as typed, such as `4,` or `4,50`, until its value changes by other means. */
function useShownText({ kind }: FieldSpec, value: unknown) {
  const locale = useLocale();
  const { format, parse } = codecOf(kind);
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && isSame(parse(typed), value);
  return {
    text: isTyped ? typed : format(value, locale),
    read: (text: string) => {
      setTyped(text);
      return parse(text);
    },
  };
}
