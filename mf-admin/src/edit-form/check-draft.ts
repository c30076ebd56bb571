import { useT } from '@aimante/remote';
import { toCents } from '../numbers/format.ts';
import type { FieldSpec } from './draft-field.tsx';
import type { Draft } from './use-draft.ts';

/** Validates a draft before it is sent, and shows each fault at its field. */
export function useCheckDraft() {
  const t = useT();
  const fault = (spec: FieldSpec<string>, value: string): string | undefined => {
    if (value === '') return spec.isRequired ? t('form.required') : undefined;
    if (spec.kind === 'amount' && Number.isNaN(toCents(value))) return t('form.amount');
    if (spec.kind === 'number' && !/^-?\d+([.,]\d+)?$/.test(value)) return t('form.number');
    return spec.fault?.(value);
  };
  return <Name extends string>(draft: Draft<Name>, specs: readonly FieldSpec<Name>[]): boolean => {
    const errors: Partial<Record<Name, string>> = {};
    for (const spec of specs) {
      const found = spec.kind === 'switch' ? undefined : fault(spec, draft.text(spec.name));
      if (found) errors[spec.name] = found;
    }
    draft.setErrors(errors);
    return Object.keys(errors).length === 0;
  };
}

export const toNumber = (typed: string): number => Number(typed.replace(',', '.'));
export const toNumberOrNull = (typed: string): number | null => (typed === '' ? null : toNumber(typed));
export const toTextOrNull = (typed: string): string | null => (typed === '' ? null : typed);
