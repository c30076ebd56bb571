export {
  voidCancelledOrder,
  voidRefundedOrder,
  voidReplacedPhoto,
  voidUnprintedOrder,
} from './batches/follow-orders.ts';
export { purgeSheets } from './batches/purge-sheets.ts';
export { remakeSheets } from './batches/remake-sheets.ts';
export { registerBatches } from './batches/routes.ts';
export { renderTiles } from './tiles/render-tiles.ts';
