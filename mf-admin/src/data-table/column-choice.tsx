import { useT } from '@aimante/remote';
import { Checkbox } from '@aimante/ui';
import Columns3 from 'lucide-react/icons/columns-3';
import styles from './column-choice.module.css';

interface ColumnChoiceProps {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isVisible: boolean }[];
  readonly onToggle: (id: string) => void;
}

/** Which columns stand in the table. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const t = useT();
  return (
    <details className={styles.choice}>
      <summary className={styles.button}>
        <Columns3 size={16} aria-hidden="true" />
        {t('list.columns')}
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{t('list.columns')}</legend>
        {columns.map(({ id, label, isVisible }) => (
          <Checkbox key={id} size="desk" label={label} checked={isVisible} onChange={() => onToggle(id)} />
        ))}
      </fieldset>
    </details>
  );
}
