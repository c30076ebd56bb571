import { useLocale } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { isEmpty } from '../body.ts';
import { codecOf } from './field-kinds.ts';
import type { FieldSpec } from './field-spec.ts';

/** The message for a value that the contract refuses. */
export function useIssueText() {
  const { t } = useTranslation();
  const locale = useLocale();
  const wrongKind = ({ kind }: FieldSpec, value: unknown) => {
    if (kind === 'euros' || kind === 'cents') return t('form.amount');
    if (kind === 'number') return t(typeof value === 'number' ? 'form.whole' : 'form.number');
    return t('form.invalid');
  };
  const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig, { kind }: FieldSpec) =>
    origin === 'string'
      ? t('form.longest', { count: Number(maximum) })
      : t('form.most', { limit: codecOf(kind).format(maximum, locale) || String(maximum) });
  return (issue: z.core.$ZodIssue, spec: FieldSpec, value: unknown): string => {
    if (isEmpty(value)) return t('form.required');
    if (spec.fault) return spec.fault;
    if (issue.code === 'too_big') return tooBig(issue, spec);
    if (issue.code === 'too_small')
      return t('form.least', { limit: codecOf(spec.kind).format(issue.minimum, locale) || String(issue.minimum) });
    return issue.code === 'invalid_format' ? t('form.format') : wrongKind(spec, value);
  };
}
