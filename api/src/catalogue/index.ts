export { marketErrors } from './markets/errors.ts';
export { bookMarketStock } from './markets/market-stock.ts';
export { registerMarkets } from './markets/routes.ts';
export { viewPicture } from './pictures/picture-view.ts';
export { registerPictures } from './pictures/routes.ts';
export { registerPortfolio } from './portfolio/routes.ts';
export { costOn } from './products/costs/product-costs.ts';
export { type PrintProfileRow, printProfileJson, productName } from './products/record/product-rows.ts';
export { registerCatalogue } from './products/routes.ts';
export { soldUnits } from './products/stock/sold-units.ts';
export {
  lockStocks,
  releaseUnits,
  reserveUnits,
  returnUnits,
  sellUnits,
  type Units,
} from './products/stock/units.ts';
export { registerTemplates } from './templates/routes.ts';
