export {
  voidCancelledOrder,
  voidRefundedOrder,
  voidReplacedPhoto,
  voidUnprintedOrder,
} from './batches/follow-orders.ts';
export { batchErrors } from './batches/layout/errors.ts';
export { registerBatches } from './batches/routes.ts';
export { sheetLookups } from './batches/sheet-lookups.ts';
export { registerSheetProfiles } from './batches/sheet-profile-routes.ts';
export { openColourProfile } from './batches/sheets/colour-profiles.ts';
export { purgeSheets } from './batches/sheets/purge-sheets.ts';
export { remakeSheets } from './batches/sheets/remake-sheets.ts';
export { registerMaterials } from './materials/routes.ts';
export { refuseHalfPacked } from './packing/half-packed.ts';
export { registerPacking } from './packing/routes.ts';
export { renderTiles } from './tiles/render-tiles.ts';
