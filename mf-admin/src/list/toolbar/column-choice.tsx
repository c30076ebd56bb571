import { Checkbox } from '@aimante/ui';
import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslation } from 'react-i18next';
import { DropPanel } from './drop-panel.tsx';

interface ColumnChoiceProps {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isVisible: boolean }[];
  readonly onToggle: (id: string) => void;
  readonly isDense: boolean;
  readonly onDensity: () => void;
}

export function ColumnChoice({ columns, onToggle, isDense, onDensity }: ColumnChoiceProps) {
  const { t } = useTranslation();
  return (
    <DropPanel label={t('list.columns')} icon={<Columns3 size={16} aria-hidden="true" />} isForWideScreens>
      {columns.map(({ id, label, isVisible }) => (
        <Checkbox key={id} size="desk" label={label} checked={isVisible} onChange={() => onToggle(id)} />
      ))}
      <hr />
      <Checkbox size="desk" label={t('list.dense')} checked={isDense} onChange={onDensity} />
    </DropPanel>
  );
}
