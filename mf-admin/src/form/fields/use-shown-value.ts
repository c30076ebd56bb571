import { useLocale } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { codecOf } from './field-kinds.ts';
import type { FieldSpec } from './field-spec.ts';

/** The text of a value, as in its field. Empty: there is no value. */
export function useShownValue(): (spec: FieldSpec, value: unknown) => string {
  const { t } = useTranslation();
  const locale = useLocale();
  const textOf = ({ kind, show, options }: FieldSpec, value: unknown) => {
    if (show) return show(value);
    const text = codecOf(kind).format(value, locale);
    if (options) return options.find((option) => option.value === text)?.label ?? text;
    return kind === 'moment' ? text.replace('T', ' ') : text;
  };
  return (spec, value) => {
    if (typeof value === 'boolean') return t(value ? 'word.yes' : 'word.no');
    const text = textOf(spec, value);
    return text && spec.unit ? `${text}\u00a0${spec.unit}` : text;
  };
}
