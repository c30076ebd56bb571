// `npm run api:many-products -- 20000`: adds varied products in both languages to the shop in DATA_DIR, for measurements.
import { insertManyProducts } from '../testing/catalogue/many-products.ts';
import { CommandError, runCommand } from './run-command.ts';

const MOST = 20_000;

function readCount([given]: readonly string[]): number {
  const count = Number(given);
  if (!(Number.isInteger(count) && count > 0 && count <= MOST))
    throw new CommandError(`npm run api:many-products -- <a number up to ${MOST}>`);
  return count;
}

await runCommand(readCount, async (count, { url }) => {
  await insertManyProducts(url, count);
  console.log(`${count} products were added.`);
});
