import type { OrderPhoto } from '@aimante/api-contract/orders';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cell-choice.module.css';

interface CellChoiceProps {
  readonly cells: NonNullable<OrderPhoto['cells']>;
  /** Of the magnet, in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  readonly chosen: number;
  /** The new photo of the chosen cell. */
  readonly preview: string | undefined;
  onChoose(cell: number): void;
}

/** The photos of a collage over its picture: the customer chooses the one to replace. */
export function CellChoice({ cells, size, chosen, preview, onChoose }: CellChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const share = (length: number, side: number) => `${(100 * length) / side}%`;
  return (
    <fieldset className={styles.cells} style={{ aspectRatio: size.width / size.height }}>
      <legend className={styles.legend}>{t('order.blocked.cells')}</legend>
      {cells.map(({ left, top, width, height }, cell) => (
        <label
          key={`${left} ${top}`}
          className={styles.cell}
          style={{
            insetInlineStart: share(left, size.width),
            insetBlockStart: share(top, size.height),
            inlineSize: share(width, size.width),
            blockSize: share(height, size.height),
          }}
        >
          <input
            type="radio"
            name={name}
            aria-label={t('order.blocked.cellName', { cell: cell + 1 })}
            checked={cell === chosen}
            onChange={() => onChoose(cell)}
          />
          {cell === chosen && preview && <img src={preview} alt={t('order.blocked.newPhoto')} />}
          <span aria-hidden="true">{cell + 1}</span>
        </label>
      ))}
    </fieldset>
  );
}
