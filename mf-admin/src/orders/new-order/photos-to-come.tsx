import { Checkbox } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { UnitStepper } from '../lines/unit-lines.tsx';
import { type DraftLine, missingPhotos, quantityOf } from './draft-lines.ts';
import styles from './photos-to-come.module.css';

interface PhotosToComeProps {
  readonly line: DraftLine;
  readonly most: number;
  readonly onChange: (part: Pick<DraftLine, 'photosToCome' | 'quantity'>) => void;
}

/** Whether the customer adds the photos after the order, and to how many magnets. */
export function PhotosToCome({ line, most, onChange }: PhotosToComeProps) {
  const { t } = useTranslation();
  const { title, photosToCome } = line;
  const missing = missingPhotos(line);
  return (
    <div className={styles.row}>
      <Checkbox
        size="desk"
        label={t('newOrder.photosToCome')}
        help={missing > 0 && t('newOrder.photosMissing', { count: missing })}
        checked={photosToCome}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ photosToCome: checked, quantity: Math.max(1, quantityOf(line)) })
        }
      />
      {photosToCome && (
        <UnitStepper
          name={title}
          label={t('newOrder.unitsOf', { name: title })}
          most={most}
          value={quantityOf(line)}
          onChange={(quantity) => onChange({ photosToCome, quantity })}
        />
      )}
    </div>
  );
}
