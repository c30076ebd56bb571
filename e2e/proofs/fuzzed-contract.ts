import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWatch } from './fuzzed-contract/answers-watch.ts';
import { runSpecmatic } from './fuzzed-contract/specmatic.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { reportFaults } from './tools/report-faults.ts';

/**
 * Specmatic, a contract tester that no one here wrote, reads the OpenAPI document and calls each operation as an owner of
 * the shop, with valid and with broken input. The broken ones must be refused, nothing may answer 5xx, and each answer
 * has a status and a body of the document.
 */
const folder = await mkdtemp(join(tmpdir(), 'aimante-contract-'));
// Each call then has the address that the watch gives it.
process.env.TRUST_PROXY = 'loopback';
const shop = await openOwnShop();
const watch = await openWatch(shop);
try {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(watch.document));
  const { scenarios, faults } = await runSpecmatic(folder, file, watch.url);
  reportFaults('Specmatic: bodies of the answers, and broken input refused', scenarios, faults);
  reportFaults('operations that Specmatic calls', watch.operations, watch.uncalled());
  reportFaults('calls of Specmatic: answered without 5xx', watch.calls, watch.crashes);
  reportFaults('calls of Specmatic: answered with a status of the document', watch.calls, watch.strangers);
} finally {
  watch.close();
  await shop.end();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
process.disconnect?.();
