import type { PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';
import { Button } from '@aimante/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { isPrintable, sheetCount, tilesOn } from './batch-tiles.ts';
import { FillRate } from './fill-rate.tsx';
import { SheetMap } from './sheet-map.tsx';
import { fillOf } from './sheet-places.ts';
import styles from './sheets-panel.module.css';
import { useTileLabel } from './tile-label.ts';

interface SheetsPanelProps {
  readonly batch: PrintBatchDetail;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onToggle: (id: string) => void;
}

/** All sheets of a batch at one scale, with what is on each. */
export function SheetsPanel({ batch, ...choice }: SheetsPanelProps) {
  const { t } = useTranslation();
  const count = sheetCount(batch.tiles);
  return (
    <Panel
      title={t('batches.sheets')}
      actions={
        <span className={styles.average}>
          {t('batches.averageFill')} <FillRate rate={batch.fillRate} isPlain />
        </span>
      }
    >
      <Legend />
      <div className={styles.sheets}>
        {Array.from({ length: count }, (_, index) => (
          <Sheet key={index} batch={batch} place={{ index, count }} {...choice} />
        ))}
      </div>
      <Sizes tiles={batch.tiles.filter(isPrintable)} />
    </Panel>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {(['cut', 'void', 'missing'] as const).map((kind) => (
        <li key={kind}>
          <span className={styles.sign} data-kind={kind} aria-hidden="true" />
          {t(`batches.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

interface SheetProps extends SheetsPanelProps {
  readonly place: { readonly index: number; readonly count: number };
}

function Sheet({ batch, place, chosen, onChoose, onToggle }: SheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const labelOf = useTileLabel(batch.tiles);
  const tiles = tilesOn(place.index, batch.tiles);
  const printable = tiles.filter(isPrintable);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('batches.sheetOf', { place: place.index + 1, count: place.count })}</h3>
        <span className={styles.what}>
          {batch.sheet}, {t('batches.runPieces', { count: printable.length })}
        </span>
        <FillRate rate={fillOf(batch, printable)} />
      </div>
      <SheetMap batch={batch} tiles={tiles} chosen={chosen} labelOf={labelOf} onToggle={onToggle} />
      {printable.length > 0 && (
        <Button variant="text" size="deskSmall" onClick={() => onChoose(printable.map((tile) => tile.id))}>
          {t('batches.chooseSheet')}
        </Button>
      )}
    </section>
  );
}

/** How many magnets of each size, the largest number first. */
function Sizes({ tiles }: { tiles: readonly PrintTile[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sizes = [...Map.groupBy(tiles, ({ size }) => size)].toSorted(([, one], [, other]) => other.length - one.length);
  if (sizes.length < 2) return null;
  return (
    <>
      <h3 className={styles.sizesTitle}>{t('batches.sizes')}</h3>
      <ul className={styles.sizes}>
        {sizes.map(([size, of]) => (
          <li key={size}>
            <span>{size}</span>
            <span
              className={styles.bar}
              style={{ inlineSize: `${(of.length / (sizes[0]?.[1].length ?? 1)) * 100}%` }}
            />
            <span>{format.count(of.length)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('batches.fillHelp')}</p>
    </>
  );
}
