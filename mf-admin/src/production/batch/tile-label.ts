import type { PrintTile } from '@aimante/api-contract/batches';
import { useTranslation } from 'react-i18next';
import { photoNumbers } from './batch-tiles.ts';

export function useTileLabel(tiles: readonly PrintTile[]): (tile: PrintTile) => string {
  const { t } = useTranslation();
  const numberOf = photoNumbers(tiles);
  return (tile) => {
    const { orderNumber, copy, copies } = tile;
    return t('batches.tileLabel', { order: orderNumber.slice(-4), place: numberOf(tile), copy, copies });
  };
}
