import { Select, TextField } from '@aimante/ui';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../source/list-types.ts';
import type { ListState } from '../source/use-list-state.ts';
import { DropPanel } from './drop-panel.tsx';

export function FilterMenu({ filters, state }: { filters: readonly ListFilter[]; state: ListState }) {
  const { t } = useTranslation();
  return (
    <DropPanel label={t('list.filter')} icon={<ListFilterIcon size={16} aria-hidden="true" />} variant="dashed">
      {filters.map((filter) => (
        <FilterControl
          key={filter.id}
          filter={filter}
          value={state.get(filter.id) ?? ''}
          onChange={(value) => state.set({ [filter.id]: value })}
        />
      ))}
    </DropPanel>
  );
}

interface FilterControlProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { t } = useTranslation();
  const shared = { label: filter.label, size: 'desk', value } as const;
  if (filter.kind !== 'choice')
    return (
      <TextField
        {...shared}
        type={filter.kind === 'day' ? 'date' : 'number'}
        min={filter.kind === 'number' ? 0 : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Select {...shared} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('list.all')}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
