import { Badge } from '@aimante/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ItemQuality, isDoubtful, type Remedy } from '../photo-project/photo-project.ts';
import styles from './print-quality.module.css';
import { meterPosition, QUALITIES } from './quality-meter.ts';

const tones = { excellent: 'success', good: 'success', soft: 'warning', poor: 'danger' } as const;

export function QualityBadge({ quality }: Pick<ItemQuality, 'quality'>) {
  const { t } = useTranslation();
  return <Badge tone={tones[quality]}>{t(`quality.band.${quality}`)}</Badge>;
}

interface QualityNoteProps extends Pick<ItemQuality, 'quality'> {
  readonly remedy: Remedy;
}

/** Names what is rated, for a place where the context does not show it, and adds the remedy. */
export function QualityNote({ quality, remedy }: QualityNoteProps) {
  const { t } = useTranslation();
  const words = isDoubtful(quality)
    ? t(`quality.note.${quality}.${remedy}`)
    : t('quality.note.text', { quality: t(`quality.spoken.${quality}`) });
  return <Badge tone={tones[quality]}>{words}</Badge>;
}

interface QualityPanelProps extends ItemQuality {
  readonly remedy: Remedy;
  readonly millimetres: number;
}

export const QualityPanel = memo(function QualityPanel(props: QualityPanelProps) {
  const { quality, dpi, pixels, remedy, millimetres } = props;
  const { t } = useTranslation();
  return (
    <section className={styles.panel} aria-labelledby="quality-title">
      <div className={styles.head}>
        <h2 id="quality-title">{t('quality.panel.title')}</h2>
        <QualityBadge quality={quality} />
      </div>
      <div className={styles.meter} aria-hidden="true">
        {QUALITIES.map((band) => (
          <span key={band} className={styles.band} data-band={band} data-current={band === quality ? '' : undefined} />
        ))}
        <span className={styles.needle} style={{ insetInlineStart: `${meterPosition(dpi) * 100}%` }} />
      </div>
      <div className={styles.words} aria-hidden="true">
        {QUALITIES.map((band) => (
          <span key={band} data-current={band === quality ? '' : undefined}>
            {t(`quality.band.${band}`)}
          </span>
        ))}
      </div>
      <p className={styles.figures}>{t('quality.panel.figures', { pixels, mm: millimetres, dpi })}</p>
      {isDoubtful(quality) && <p className={styles.advice}>{t(`quality.advice.${quality}.${remedy}`)}</p>}
    </section>
  );
});
