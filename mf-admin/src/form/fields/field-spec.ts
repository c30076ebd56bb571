import type { ReactNode } from 'react';
import type { FieldKind } from './field-kinds.ts';

export interface CustomInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** A field of a form. The contract of the API says which values it accepts. */
export interface FieldSpec<Name extends string = string> {
  /** Path in the request body, such as `name.fr`. */
  readonly name: Name;
  readonly label: string;
  readonly kind?: FieldKind;
  readonly help?: string;
  readonly unit?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Sent instead of an empty text. Default: null for numbers and dates, else the empty text. */
  readonly ifEmpty?: null | undefined;
  readonly isWide?: boolean;
  readonly lang?: 'fr' | 'en';
  readonly isDisabled?: boolean;
  /** Custom input for a value that is more than a text. */
  readonly input?: (props: CustomInputProps) => ReactNode;
  /** Text of a value that `input` edits. */
  readonly show?: (value: unknown) => string;
  /** Replaces the message for an invalid value. */
  readonly fault?: string;
}

/** The field of a path in the request body: `week.monday.0` belongs to the field `week`, `name` to `name.fr`. */
export const specOf = (specs: readonly FieldSpec[], path: string): FieldSpec | undefined =>
  specs.find(({ name }) => path === name || path.startsWith(`${name}.`)) ??
  specs.find(({ name }) => name.startsWith(`${path}.`));
