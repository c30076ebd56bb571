import { FONTS, type FontId, type TextLayer } from '@aimante/print';
import Check from 'lucide-react/icons/check';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { InkPaths } from '../ink-paths.tsx';
import styles from './panel.module.css';

interface FontChoiceProps {
  readonly value: FontId;
  readonly onPick: (font: FontId) => void;
}

export function FontChoice({ value, onPick }: FontChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('design.font.title')} <span>{t('design.font.count', { count: FONTS.length })}</span>
      </legend>
      <div className={styles.fonts} data-fonts="">
        {FONTS.map((font) => (
          <label key={font.id} className={styles.font}>
            <input
              type="radio"
              name={name}
              aria-label={font.name}
              checked={font.id === value}
              onChange={() => onPick(font.id)}
            />
            <FontSample font={font.id} name={font.name} />
            {font.id === value && <Check size={16} aria-hidden="true" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SAMPLE: Omit<TextLayer, 'text' | 'font'> = {
  kind: 'text',
  style: 'regular',
  size: 10,
  colour: '#1c1917',
  align: 'left',
  spacing: 0,
  lineHeight: 1,
  curve: 0,
  at: { x: 40, y: 8 },
  width: 80,
  fits: false,
  angle: 0,
  hasShadow: false,
};

/** The name of a font in its own letters, drawn by the engine that prints them. */
function FontSample({ font, name }: { readonly font: FontId; readonly name: string }) {
  const { typesets } = useCropperSession();
  useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  const typeset = typesets.get({ ...SAMPLE, font, text: name });
  if (!typeset) return <span>{name}</span>;
  return (
    <svg viewBox="0 0 64 16" className={styles.sample} aria-hidden="true">
      <InkPaths inks={typeset.inks} />
    </svg>
  );
}
