// `npm run api:many-products -- 20000`: adds varied products in both languages to the shop in DATA_DIR, for measurements.
import { insertManyProducts } from '../testing/catalogue/many-products.ts';
import { CommandError, runCommand } from './run-command.ts';

const MOST = 20_000;

await runCommand(async ({ url }) => {
  const count = Number(process.argv[2]);
  if (!(Number.isInteger(count) && count > 0 && count <= MOST))
    throw new CommandError(`npm run api:many-products -- <a number up to ${MOST}>`);
  await insertManyProducts(url, count);
  console.log(`${count} products were added.`);
});
