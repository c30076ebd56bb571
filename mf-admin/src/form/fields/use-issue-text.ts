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
  const wrongKind = ({ kind }: FieldSpec, value: unknown) => {
    if (kind === 'euros' || kind === 'cents') return t('form.amount');
    if (kind === 'number') return t(typeof value === 'number' ? 'form.whole' : 'form.number');
    return t('form.invalid');
  };
  return (issue, spec, value) => {
    if (isEmpty(value)) return t('form.required', { label: spec.label });
    if (spec.fault) return spec.fault;
    if (issue.code === 'too_big' && issue.origin === 'string')
      return t('form.longest', { count: Number(issue.maximum) });
    if (issue.code === 'too_big') return t('form.most', { limit: limit(spec, issue.maximum) });
    if (issue.code === 'too_small') return t('form.least', { limit: limit(spec, issue.minimum) });
    return issue.code === 'invalid_format' ? t('form.format') : wrongKind(spec, value);
  };
}
