import { DEFAULT_FREE_SIZE, defaultProfile, FREE_SIZES, type FreeSize, type SizeFamily } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { Button, MagnetTile } from '@aimante/ui';
import { type CSSProperties, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeInCm } from '../../magnet-size/magnet-words.ts';
import { TrueSize } from '../../magnet-size/true-size.tsx';
import styles from './size-choice.module.css';

interface SizeChoiceProps {
  /** The project's size, selected at first. */
  readonly sizeId: string | undefined;
  onConfirm(size: FreeSize): void;
}

/** The largest size, 15 cm, still fits in its box. */
const SCALE = { '--magnet-mm': 'clamp(0.5px, 0.06vw, 0.6px)' } as CSSProperties;

const FAMILIES: readonly SizeFamily[] = ['square', 'rectangle', 'press'];

/** The size is chosen first, because every crop depends on it. It must be confirmed before the next step. */
export function SizeChoice({ sizeId, onConfirm }: SizeChoiceProps) {
  const { t } = useTranslation();
  const [chosenId, setChosenId] = useState(sizeId ?? DEFAULT_FREE_SIZE.id);
  const titleId = useId();

  const chosen = FREE_SIZES.find(({ id }) => id === chosenId) ?? DEFAULT_FREE_SIZE;

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(chosen);
  };
  return (
    <form className={styles.choice} aria-labelledby={titleId} onSubmit={confirm}>
      <h2 id={titleId}>{t('size.choice.title')}</h2>
      <TrueSize profile={defaultProfile(chosen.trim, chosen.family)} />
      {FAMILIES.map((family) => (
        <fieldset key={family} className={styles.family}>
          <legend>{t(`size.family.${family}`)}</legend>
          <div className={styles.sizes} style={SCALE}>
            {FREE_SIZES.filter((size) => size.family === family).map((size) => (
              <SizeOption
                key={size.id}
                size={size}
                isChosen={size.id === chosenId}
                onChoose={() => setChosenId(size.id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.actions} data-docked="notices">
        <Button type="submit" size="large">
          {t('size.confirm.label')}
        </Button>
      </div>
    </form>
  );
}

interface SizeOptionProps {
  readonly size: FreeSize;
  readonly isChosen: boolean;
  onChoose(): void;
}

function SizeOption({ size, isChosen, onChoose }: SizeOptionProps) {
  const locale = useLocale();
  return (
    <label className={styles.option}>
      <input type="radio" name="size" className={styles.radio} value={size.id} checked={isChosen} onChange={onChoose} />
      <span className={styles.ground} aria-hidden="true">
        <MagnetTile widthMm={size.trim.width} heightMm={size.trim.height} sizing="scale" />
      </span>
      <span className={styles.words}>{sizeInCm(defaultProfile(size.trim), locale)}</span>
    </label>
  );
}
