import type { Colour } from '@aimante/print';
import { COLOURS } from '@aimante/print/drawing';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { gestureEndAtom } from '../../photo-project/use-photo-project.ts';
import styles from './panel.module.css';
import { usePhotoColours } from './use-photo-colours.ts';

interface ColourChoiceProps {
  readonly value: Colour;
  readonly onPick: (colour: Colour) => void;
  /** Called while a colour is looked for in the picker. */
  readonly onMove: (colour: Colour) => void;
}

/** The twelve colours of the shop, those of the photo, and any other by the picker of the browser. */
export function ColourChoice({ value, onPick, onMove }: ColourChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const end = useSetAtom(gestureEndAtom);
  const ofPhoto = usePhotoColours().filter((colour) => COLOURS.every((each) => each.colour !== colour));
  const known = COLOURS.find(({ colour }) => colour === value);
  const swatch = (colour: Colour, label: string) => (
    <label key={label} className={styles.colour} style={{ backgroundColor: colour }} title={label}>
      <input type="radio" name={name} aria-label={label} checked={colour === value} onChange={() => onPick(colour)} />
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('design.colour.title')} <span>{known ? t(`design.colour.${known.id}`) : value}</span>
      </legend>
      <div className={styles.colours}>{COLOURS.map(({ id, colour }) => swatch(colour, t(`design.colour.${id}`)))}</div>
      {ofPhoto.length > 0 && (
        <>
          <p className={styles.below}>{t('design.colour.photo')}</p>
          <div className={styles.colours}>
            {ofPhoto.map((colour, index) => swatch(colour, t('design.colour.ofPhoto', { number: index + 1 })))}
          </div>
        </>
      )}
      <label className={styles.picked}>
        <input
          type="color"
          value={value}
          onChange={(event) => onMove(event.currentTarget.value as Colour)}
          onBlur={end}
        />
        {t('design.colour.other')}
      </label>
    </fieldset>
  );
}
