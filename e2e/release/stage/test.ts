import { test as base } from '../../fixtures/test.ts';
import { Stage } from './stage.ts';

/** `test` with a separate site. The releases of one journey are reset before the next. */
export const test = base.extend<{ stage: Stage }, { openStage: Stage }>({
  openStage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
    async ({}, use) => {
      const { DATA_DIR: dataDir, API_URL: apiUrl, STAGE_PORTS: ports } = process.env;
      if (!dataDir || !apiUrl || !ports)
        throw new Error('DATA_DIR, API_URL and STAGE_PORTS are needed to start a stage.');
      const stage = await Stage.open({ dataDir, apiUrl, ports: ports.split(',').map(Number) });
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ openStage }, use) => use(openStage.siteUrl),
  async stage({ openStage }, use) {
    await use(openStage);
    await openStage.reset();
  },
});

export { expect } from '@playwright/test';
