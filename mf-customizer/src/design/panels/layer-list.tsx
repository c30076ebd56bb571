import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import styles from './layers.module.css';

interface LayerListProps {
  readonly label: string;
  readonly layers: readonly { readonly index: number; readonly name: string; readonly isAdvised?: boolean }[];
  readonly selected: number | undefined;
  readonly onSelect: (index: number) => void;
}

/** The layers of one kind, to choose one. */
export function LayerList({ label, layers, selected, onSelect }: LayerListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} aria-label={label}>
      {layers.map(({ index, name, isAdvised }) => (
        <li key={index}>
          <button type="button" aria-pressed={selected === index} onClick={() => onSelect(index)}>
            {name}
            {isAdvised && <TriangleAlert size={16} aria-label={t('design.advice.sign')} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
