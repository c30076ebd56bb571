import type { PrintTile } from '@aimante/api-contract/batches';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { TilePicture } from '../tile-picture.tsx';
import styles from './sheet-map.module.css';

const sizes = { A4: [210, 297], A3: [297, 420], SRA3: [320, 450] } as const;

interface SheetMapProps {
  readonly format: keyof typeof sizes;
  readonly orientation: 'portrait' | 'landscape';
  readonly tiles: readonly PrintTile[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly labelOf: (tile: PrintTile) => string;
  /** Number of the tile's reason in the list of voided magnets. 0: not voided. */
  readonly changeOf: (tile: PrintTile) => number;
}

const sidesOf = ({ size, rotated }: PrintTile): [number, number] => {
  const [width = 50, height = 50] = (size.match(/\d+(?:[.,]\d+)?/g) ?? []).map((part) =>
    Number(part.replace(',', '.')),
  );
  return rotated ? [height, width] : [width, height];
};

/** A small view of one sheet with each magnet in its place. A press marks a magnet for reprint. */
export function SheetMap({ format, orientation, tiles, chosen, onToggle, labelOf, changeOf }: SheetMapProps) {
  const { t } = useTranslation();
  const [short, long] = sizes[format];
  const [width, height] = orientation === 'landscape' ? [long, short] : [short, long];
  return (
    <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
      {tiles.map((tile) => {
        const [tileWidth, tileHeight] = sidesOf(tile);
        const shown = labelOf(tile);
        const change = tile.state === 'void' ? changeOf(tile) : 0;
        return (
          <button
            key={tile.id}
            type="button"
            className={styles.tile}
            data-state={tile.state}
            data-rotated={tile.rotated || undefined}
            aria-pressed={chosen.has(tile.id)}
            disabled={tile.state === 'void'}
            aria-label={t('batches.tile', {
              shown,
              number: tile.orderNumber,
              state: t(`batches.state.${tile.state}`),
            })}
            style={{
              insetInlineStart: `${(tile.xMm / width) * 100}%`,
              insetBlockStart: `${(tile.yMm / height) * 100}%`,
              inlineSize: `${(tileWidth / width) * 100}%`,
              blockSize: `${(tileHeight / height) * 100}%`,
            }}
            onClick={() => onToggle(tile.id)}
          >
            <TilePicture
              orderId={tile.orderId}
              photo={{ id: tile.linePhotoId, previewUrl: null }}
              isReady={tile.voidReason !== 'replaced'}
              alt=""
            />
            {change > 0 && <span className={styles.change} data-number={change} />}
            <span className={styles.name}>
              {shown.split(' · ').map((part, place) => (
                <Fragment key={part}>
                  {place > 0 && ' · '}
                  <span>{part}</span>
                </Fragment>
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
