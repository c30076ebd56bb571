import type { Colour } from '@aimante/print';
import { COLOURS } from '@aimante/print/drawing';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { gestureEndAtom } from '../../photo-project/use-photo-project.ts';
import styles from './panel.module.css';

interface ColourChoiceProps {
  readonly value: Colour;
  readonly onPick: (colour: Colour) => void;
  /** Called while a colour is looked for in the picker. */
  readonly onMove: (colour: Colour) => void;
}

/** The twelve colours of the shop, and any other: the picker of the browser also takes one from the photo. */
export function ColourChoice({ value, onPick, onMove }: ColourChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const end = useSetAtom(gestureEndAtom);
  const known = COLOURS.find(({ colour }) => colour === value);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('design.colour.title')} <span>{known ? t(`design.colour.${known.id}`) : value}</span>
      </legend>
      <div className={styles.colours}>
        {COLOURS.map(({ id, colour }) => (
          <label
            key={id}
            className={styles.colour}
            style={{ backgroundColor: colour }}
            title={t(`design.colour.${id}`)}
          >
            <input
              type="radio"
              name={name}
              aria-label={t(`design.colour.${id}`)}
              checked={colour === value}
              onChange={() => onPick(colour)}
            />
          </label>
        ))}
      </div>
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
