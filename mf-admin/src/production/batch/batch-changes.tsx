import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { Link } from '@aimante/remote';
import { Badge, classNames, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './batch-changes.module.css';
import { isChangeOf, isPrintable } from './batch-tiles.ts';
import list from './numbered-list.module.css';
import { useTileLabel } from './tile-label.ts';

type Change = PrintBatchDetail['changes'][number];

/** What to know before the next step: the downloaded file is outdated, or nothing is left to print. */
export function BatchWarning({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const had = batch.downloads.at(-1)?.version;
  const isEmpty = !batch.tiles.some(isPrintable);
  const toTakeOut = batch.tiles.filter(({ isOnPaper }) => isOnPaper).length;
  if (batch.isOutdated)
    return (
      <Notice className={styles.warning} tone="danger" title={t('batches.outdated.title')}>
        {isEmpty ? t('batches.outdated.empty', { had }) : t('batches.outdated.text', { had, version: batch.version })}
      </Notice>
    );
  if (toTakeOut > 0)
    return (
      <Notice className={styles.warning} tone="warning" title={`${t('batches.toTakeOut', { count: toTakeOut })}.`}>
        {t('batches.takeOutHelp')}
      </Notice>
    );
  if (isEmpty)
    return (
      <Notice className={styles.warning} tone="info" title={t('batches.allVoid.title')}>
        {t('batches.allVoid.text')}
      </Notice>
    );
  return null;
}

/** Voided magnets with reason and date. The numbers match those on the sheets above. */
export function BatchChanges({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  if (batch.changes.length === 0) return null;
  const count = batch.changes.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <Panel title={t('batches.changes')} actions={<Badge tone="danger">{t('batches.runPieces', { count })}</Badge>}>
      <ol className={classNames(list.list, styles.changes)}>
        {batch.changes.map((change, place) => (
          <li key={place}>
            <span className={classNames(list.number, styles.void)} aria-hidden="true">
              {place + 1}
            </span>
            <ChangeText change={change} batch={batch} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function ChangeText({ change, batch }: { change: Change; batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useTileLabel(batch.tiles);
  const { orderId, orderNumber, reason, at, version, pieces: count, isOnPaper } = change;
  const effect = () => {
    if (isOnPaper) return t('batches.toTakeOut', { count });
    if (reason === 'reprinted') return t('batches.printedAgain', { count });
    return t('batches.removed', { count, version });
  };
  return (
    <div>
      <p className={list.what}>
        <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>{' '}
        {t(`batches.voidReason.${reason}`, { at: format.time(at) })}
      </p>
      <p>{effect()}</p>
      {isOnPaper && (
        <ul className={styles.tiles}>
          {batch.tiles
            .filter((tile) => isChangeOf(change, tile))
            .map((tile) => (
              <li key={tile.id}>{t('batches.sheetAndTile', { sheet: tile.sheetIndex + 1, tile: labelOf(tile) })}</li>
            ))}
        </ul>
      )}
    </div>
  );
}
