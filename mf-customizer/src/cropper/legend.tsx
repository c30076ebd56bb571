import type { PrintProfile } from '@aimante/print';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeInMm } from '../magnet-size/magnet-words.ts';
import { useSize } from './canvas/use-size.ts';
import styles from './cropper.module.css';

interface LegendProps {
  readonly profile: PrintProfile;
  onHeight(lines: number): void;
}

/** Names the lines over the photo. The magnet leaves room for it. */
export function Legend({ profile, onHeight }: LegendProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLUListElement>(null);
  const height = useSize(ref)?.height ?? 0;
  useEffect(() => {
    onHeight(height);
    return () => onHeight(0);
  }, [height, onHeight]);
  return (
    <ul ref={ref} className={styles.legend}>
      <li data-line="cut">{t('crop.legend.cut', { size: sizeInMm(profile) })}</li>
      {profile.bleed > 0 && <li data-line="bleed">{t('crop.legend.bleed', { mm: profile.bleed })}</li>}
      <li data-line="safe">{t('crop.legend.safe', { mm: profile.safe })}</li>
    </ul>
  );
}
