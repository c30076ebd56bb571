import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './magnet-tile.module.css';

export interface MagnetTileProps extends ComponentProps<'div'> {
  widthMm: number;
  heightMm: number;
  /** The corner radius of the product. Default: 7 % of the shorter side. */
  cornerMm?: number | undefined;
  shape?: 'rectangle' | 'round' | 'heart' | undefined;
  /** An empty place on the door: a dashed outline without a photo. */
  isGhost?: boolean | undefined;
  /** `fill` uses the available width. `scale` shows all magnets on a screen at the same scale. */
  sizing?: 'fill' | 'scale' | undefined;
}

const percent = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(3))}%`;

/**
 * A magnet with its true proportions and corners, contact shadow and gloss. Its child is the photo. With
 * `sizing="scale"` an ancestor sets `--magnet-mm`, the length of one millimetre.
 */
export function MagnetTile(props: MagnetTileProps) {
  const { widthMm, heightMm, cornerMm, shape = 'rectangle', isGhost = false, sizing = 'fill', ...rest } = props;
  const { className, style, children, ...others } = rest;
  const corner = cornerMm ?? Math.min(widthMm, heightMm) * 0.07;
  return (
    <div
      {...others}
      className={classNames(styles.tile, className)}
      data-shape={shape}
      data-ghost={isGhost ? '' : undefined}
      style={{
        aspectRatio: `${widthMm} / ${heightMm}`,
        inlineSize: sizing === 'scale' ? `calc(var(--magnet-mm, 2px) * ${widthMm})` : '100%',
        borderRadius: shape === 'rectangle' ? `${percent(corner, widthMm)} / ${percent(corner, heightMm)}` : undefined,
        ...style,
      }}
    >
      {isGhost ? children : <div className={styles.face}>{children}</div>}
    </div>
  );
}
