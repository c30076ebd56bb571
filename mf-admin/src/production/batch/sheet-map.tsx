import type { PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { TilePicture } from '../tile-picture.tsx';
import { changeNumber, isMissing, isPrintable } from './batch-tiles.ts';
import styles from './sheet-map.module.css';
import { paperOf, placeOn } from './sheet-places.ts';

interface SheetMapProps {
  readonly batch: PrintBatchDetail;
  readonly tiles: readonly PrintTile[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly labelOf: (tile: PrintTile) => string;
}

/** A small view of one sheet with each magnet in its place. A press marks a magnet for reprint. */
export function SheetMap({ batch, tiles, chosen, onToggle, labelOf }: SheetMapProps) {
  const { t } = useTranslation();
  const paper = paperOf(batch);
  return (
    <div className={styles.sheet} style={{ aspectRatio: `${paper.width} / ${paper.height}` }}>
      {tiles.map((tile) => {
        const shown = labelOf(tile);
        const change = changeNumber(batch.changes, tile);
        return (
          <button
            key={tile.id}
            type="button"
            className={styles.tile}
            data-state={tile.state}
            data-missing={isMissing(tile) || undefined}
            data-rotated={tile.rotated || undefined}
            aria-pressed={chosen.has(tile.id)}
            disabled={!isPrintable(tile)}
            aria-label={t('batches.tile', {
              shown,
              number: tile.orderNumber,
              state: t(`batches.state.${tile.state}`),
            })}
            style={placeOn(paper, tile)}
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
