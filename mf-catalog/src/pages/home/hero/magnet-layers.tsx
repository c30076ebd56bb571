import { Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { sunsetPicture } from '../../../pictures/sunset.ts';
import { Section } from '../../../section/section.tsx';
import styles from './magnet-layers.module.css';

const LAYERS = ['film', 'paper', 'core', 'magnet'] as const;
const REASONS = ['control', 'speed', 'cut', 'guarantee', 'refund'] as const;

export function MagnetLayers() {
  const { t } = useTranslation();
  return (
    <Section title={t('home.layers.title')} tone="sheet">
      <div className={styles.columns}>
        <p className={styles.text}>{t('home.layers.text')}</p>
        <ol className={styles.layers}>
          {LAYERS.map((layer) => (
            <li key={layer} className={styles.layer}>
              <span className={styles.sheetBox} aria-hidden="true">
                <span className={styles.sheet} data-layer={layer}>
                  {layer === 'paper' && <Picture source={sunsetPicture} alt="" sizes="12rem" />}
                </span>
              </span>
              <span className={styles.words}>
                <strong>{t(`home.layers.${layer}.title`)}</strong>
                <span>{t(`home.layers.${layer}.text`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.reasons} aria-label={t('home.reasons.label')}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3>{t(`home.reasons.${reason}.title`)}</h3>
            <p>{t(`home.reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
