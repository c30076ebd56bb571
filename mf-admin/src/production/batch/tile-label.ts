import type { PrintTile } from '@aimante/api-contract/batches';
import { useTranslation } from 'react-i18next';

/**
 * Label of a tile by order, photo and copy, numbered as on the sheet. The order line is named if the order has several.
 */
export function useTileLabel(tiles: readonly PrintTile[]): (tile: PrintTile) => string {
  const { t } = useTranslation();
  const severalLines = new Set(
    [...Map.groupBy(tiles, ({ orderId }) => orderId)]
      .filter(([, of]) => of.some(({ line }) => line !== of[0]?.line))
      .map(([orderId]) => orderId),
  );
  return ({ orderId, orderNumber, line, photo, copy, copies }) => {
    const place = severalLines.has(orderId) ? `${line + 1}.${photo + 1}` : `${photo + 1}`;
    return t('batches.tileLabel', { order: orderNumber.slice(-4), place, copy, copies });
  };
}
