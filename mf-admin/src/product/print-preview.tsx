import type { PrintProfile } from '@aimante/api-contract/catalogue';
import { useT } from '@aimante/remote';
import { Facts } from '../panel/panel.tsx';
import styles from './print-preview.module.css';

interface PrintPreviewProps {
  readonly width: string;
  readonly height: string;
  readonly profile: PrintProfile | null;
}

/** The magnet as it is cut: bleed, edge, safe area, in proportion. */
export function PrintPreview({ width, height, profile }: PrintPreviewProps) {
  const t = useT();
  const [w, h] = [Number(width.replace(',', '.')), Number(height.replace(',', '.'))];
  if (!(w > 0 && h > 0)) return <p>{t('product.print.noSize')}</p>;
  const bleed = profile?.bleedMm ?? 2;
  const safe = profile?.safeMm ?? 3;
  const radius = profile?.shape === 'round' ? Math.min(w, h) / 2 : (profile?.cornerRadiusMm ?? 0);
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`${-bleed - 2} ${-bleed - 2} ${w + 2 * bleed + 4} ${h + 2 * bleed + 4}`}
        role="img"
        aria-label={t('product.print.drawing', { width: w, height: h, bleed, safe })}
      >
        <rect className={styles.bleed} x={-bleed} y={-bleed} width={w + 2 * bleed} height={h + 2 * bleed} />
        <rect className={styles.trim} width={w} height={h} rx={radius} />
        <rect
          className={styles.safe}
          x={safe}
          y={safe}
          width={Math.max(0, w - 2 * safe)}
          height={Math.max(0, h - 2 * safe)}
          rx={Math.max(0, radius - safe)}
        />
      </svg>
      <Facts
        items={[
          [t('product.print.size'), `${w} × ${h} mm`],
          [t('product.print.bleed'), `${bleed} mm`],
          [t('product.print.safe'), `${safe} mm`],
          ...(profile
            ? ([
                [t('product.print.radius'), `${profile.cornerRadiusMm} mm`],
                [t('product.print.dpi'), t('product.print.dpiValue', { dpi: profile.minDpi })],
                [t('product.print.sheet'), profile.sheet],
              ] as const)
            : []),
        ]}
      />
    </>
  );
}
