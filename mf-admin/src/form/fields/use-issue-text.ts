import type { Locale } from '@aimante/contract';
import { useLocale } from '@aimante/remote';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { isEmpty } from '../body.ts';
import { codecOf } from './field-kinds.ts';
import type { FieldSpec } from './field-spec.ts';

type IssueText = (issue: z.core.$ZodIssue, spec: FieldSpec, value: unknown) => string;

export const useIssueText = (): IssueText => issueTextOf(useTranslation().t, useLocale());

export function issueTextOf(t: TFunction, locale: Locale): IssueText {
  const limit = ({ kind }: FieldSpec, value: number | bigint) => codecOf(kind).format(value, locale) || String(value);
  const wrongKind = ({ kind, label }: FieldSpec, value: unknown) => {
    if (kind === 'euros' || kind === 'cents') return t('form.amount', { label });
    if (kind === 'number') return t(typeof value === 'number' ? 'form.whole' : 'form.number', { label });
    return t('form.invalid', { label });
  };
  return (issue, spec, value) => {
    const { label } = spec;
    if (isEmpty(value)) return t('form.required', { label });
    if (spec.fault) return spec.fault;
    if (issue.code === 'too_big' && issue.origin === 'string')
      return t('form.longest', { label, count: Number(issue.maximum) });
    if (issue.code === 'too_big') return t('form.most', { label, limit: limit(spec, issue.maximum) });
    if (issue.code === 'too_small') return t('form.least', { label, limit: limit(spec, issue.minimum) });
    return issue.code === 'invalid_format' ? t('form.format', { label }) : wrongKind(spec, value);
  };
}
