import { shopDay } from '@aimante/api-contract/core/wire';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import type { ListFilter } from '../source/list-types.ts';

export function useFilterText(): (filter: ListFilter, value: string) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (filter, value) => {
    switch (filter.kind) {
      case 'choice':
        return filter.options.find((option) => option.value === value)?.label ?? value;
      case 'day':
        return isDay(value) ? format.day(`${value}T12:00`) : t('list.unreadable');
      case 'number':
        return value;
    }
  };
}

export const isDay = (value: string | undefined): value is string => shopDay.safeParse(value).success;
export const dayOf = (value: string | undefined): string | undefined => [value].find(isDay);

export const isCount = (value: string | undefined): value is string => value !== undefined && /^\d{1,7}$/.test(value);
