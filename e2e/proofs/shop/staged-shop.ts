import { freePorts } from '../../commands/shop-process.ts';
import { Stage } from '../../release/stage/stage.ts';
import { type OwnShop, openOwnShop } from './own-shop.ts';

export interface StagedShop {
  readonly shop: OwnShop;
  /** A second site with the same API, to which the proof releases. */
  readonly stage: Stage;
}

/** The API has to know the stage's port before it starts, so the stage takes the first of several that is still free. */
export async function openStagedShop(): Promise<StagedShop> {
  const ports = (await Promise.all([freePorts(), freePorts()])).flatMap(({ site, api }) => [site, api]);
  process.env.CORS_ORIGINS = ports.map((port) => `http://localhost:${port}`).join(',');
  const shop = await openOwnShop();
  return { shop, stage: await Stage.open({ dataDir: shop.dataDir, apiUrl: shop.apiUrl, ports }) };
}
