import { TextField } from '@aimante/ui';
import type { FieldKind } from '../../../form/fields/field-kinds.ts';
import { useTypedText } from '../../../form/fields/use-typed-text.ts';

interface RateInputProps {
  readonly kind: FieldKind;
  readonly label: string;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Empty is null for an amount or a weight. A text that cannot be read stays a text, which the contract refuses. */
export function RateInput({ kind, label, unit, placeholder, value, onChange }: RateInputProps) {
  const shown = useTypedText(kind, value);
  const isNumber = kind === 'cents' || kind === 'number';
  return (
    <TextField
      size="desk"
      label={label}
      end={unit}
      placeholder={placeholder}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      value={shown.text}
      onChange={({ target }) => {
        const next = shown.read(target.value);
        onChange(isNumber && target.value.trim() === '' ? null : next);
      }}
    />
  );
}
